import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const pathOf = (file: string): string => new URL(`../${file}`, import.meta.url).pathname;

it('the entry file holds re-exports and nothing else', () => {
  const source = readFileSync(pathOf('src/index.ts'), 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const statements = code.split(';').map((statement) => statement.trim());
  for (const statement of statements.filter(Boolean)) {
    expect(statement).toMatch(/^export (type )?(\*|\{[^}]*\}) from '\.\/[\w/-]+\.js'$/);
  }
});

const ENTRIES = {
  tarcomp: 'src/index.ts',
  'tarcomp/rules': 'src/edge/rules.ts',
  'tarcomp/units': 'src/edge/units.ts',
  'tarcomp/catalog': 'src/edge/catalog.ts',
  'tarcomp/battle-value': 'src/edge/battle-value.ts',
  'tarcomp/battle': 'src/edge/battle.ts',
  'tarcomp/simulate': 'src/edge/simulate.ts',
  'tarcomp/muster': 'src/edge/muster.ts',
} as const;

/** Values and types, as the compiler sees them. */
function namesByEntry(): ReadonlyMap<string, ReadonlySet<string>> {
  const program = ts.createProgram(Object.values(ENTRIES).map(pathOf), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    Object.entries(ENTRIES).map(([entry, file]) => {
      const source = program.getSourceFile(pathOf(file));
      const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
      const names = module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name);
      return [entry, new Set(names)];
    }),
  );
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const PROMISED = {
  'to-hit':
    words(`MovementType RangeBracket FiringArc IToHitModifierDetail IAttackerState ITargetState calculateToHit
    IToHitCalculation TerrainFeature TerrainType toHitNumber formatToHit aggregateModifiers getProbability getRangeBracket
    calculateTMM calculateMinimumRangeModifier PROBABILITY_TABLE RANGE_MODIFIERS TMM_BRACKETS HEAT_TO_HIT_TABLE`),
  'hit locations': words(`D6Roller determineHitLocation determineHitLocationFromRoll determinePunchLocation
    determineKickLocation distributeClusterHits groupHitsByLocation`),
  quirks: words(`UNIT_QUIRK_IDS WEAPON_QUIRK_IDS QUIRK_CATALOG getQuirkCatalogSize getQuirksForPipeline
    getQuirksByCategory hasQuirk getWeaponQuirks hasLowProfile hasNoArms isLowArmsRestricted
    calculateAttackerQuirkModifiers parseWeaponQuirksFromMTF parseWeaponQuirksFromBLK`),
  'special abilities and Edge':
    words(`SPA_CATALOG getSPACatalogSize getSPAsForPipeline getSPAsByCategory hasSPA
    calculateAttackerSPAModifiers EDGE_TRIGGERS IEdgeState createEdgeState canUseEdge useEdge`),
  'the other pipelines':
    words(`ITargetNumber calculatePilotingRoll calculateInitiativeModifier calculateWeaponHeat
    calculateHeatGenerated calculateShutdownCheck calculateConsciousnessCheck calculatePhysicalToHit
    calculatePhysicalDamage canPunch calculateClusterModifier rollClusterHits CLUSTER_HITS_TABLE resolveCriticalCheck`),
  'units and Battle Value': words('parseMtf parseBlk parseUnit Unit UnitFileError calculateBattleValue'),
  rulesets: words('extendRuleset RULESETS Ruleset'),
  'battles and many games':
    words(`officialCatalog createBattle makeBot simulate compareBattles findFairest readMul
    writeMul saveBattle loadBattle recordBattle playReplay IllegalOrderError UnsupportedInBattleError`),
};

describe('The names of the package', () => {
  const names = namesByEntry();
  const root = names.get('tarcomp') ?? new Set();

  it('are 250 in the root at most, types included', () => {
    expect(root.size).toBeGreaterThan(0);
    expect(root.size).toBeLessThanOrEqual(250);
  });

  it.each(Object.entries(PROMISED))('hold what callers rely on: %s', (_, promised) => {
    expect(promised.filter((name) => !root.has(name))).toEqual([]);
  });

  it('of the root stand in a subpath as well, the official catalog apart', () => {
    const elsewhere = new Set([...names].flatMap(([entry, held]) => (entry === 'tarcomp' ? [] : [...held])));
    expect([...root].filter((name) => !elsewhere.has(name))).toEqual(['officialCatalog']);
  });

  it('of tarcomp/battle are all that speaks of orders, their refusals and events', () => {
    const wanted =
      words(`IllegalOrderError UnsupportedInBattleError MoveOrder FireOrder ShotOrder PhysicalOrder BlowOrder
      Facing Aim BattleOptions WeaponMount Design BattleEvent createBattle saveBattle openReplay makeBot`);
    expect(wanted.filter((name) => !names.get('tarcomp/battle')?.has(name))).toEqual([]);
  });

  it('that left the root stand where the changelog says', () => {
    const changelog = readFileSync(pathOf('CHANGELOG.md'), 'utf8');
    const rows = [...changelog.matchAll(/^\| [^|]+ \| ([^|]+) \| `(tarcomp\/[\w-]+)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    for (const [, list = '', entry = ''] of rows) {
      const moved = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      expect(
        moved.filter((name) => root.has(name) || !names.get(entry)?.has(name)),
        entry,
      ).toEqual([]);
    }
  });
});
