import { Battle } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { battleLocation } from '../../src/battle/kinds/mech/battle-location.js';
import { type Blow, readBlow } from '../../src/battle/physical/blow.js';
import { chargeObstacle } from '../../src/battle/physical/charge-obstacle.js';
import { obstacleTo } from '../../src/battle/physical/obstacle.js';
import { strikerOf } from '../../src/battle/physical/striker.js';
import { chargeNumber, numberOf, optionsOf } from '../../src/battle/physical/to-hit.js';
import { officialCatalog } from '../../src/catalog/official.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  physicalHitTable,
} from '../../src/rules/physical/index.js';
import { idleBot } from '../battle/sample-battle.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type CaseInEditions, type Edition, isMarked, RULESET_OF } from './core-edition.js';
import type { CoreOddity } from './core-oddities.js';
import { combatantOf } from './positions-case.js';
import { boardNamed } from './read-once.js';
import { referenceLines } from './shared.js';
import type { UnitState } from './to-hit-case.js';

interface Result {
  readonly kind: 'number' | 'impossible';
  readonly value: number | null;
  readonly mods: readonly { readonly value: number | string; readonly text: string }[];
  readonly reason?: string;
  readonly tgtImmobile: boolean;
  readonly damage?: number;
  readonly damageToAttacker?: number;
  readonly hitTable?: 'punch' | 'kick' | 'normal';
}

interface CorePhysicalCase extends CaseInEditions<Result> {
  readonly board: string;
  readonly quirksOn: boolean;
  readonly spaOn: boolean;
  readonly attack: 'punch' | 'kick' | 'push' | 'charge' | 'dfa' | 'club';
  readonly limb?: 'left' | 'right' | 'leftmule' | 'rightmule';
  readonly club?: { readonly internalName: string; readonly loc: string; readonly mode?: string };
  readonly att: UnitState;
  readonly tgt: UnitState;
}

interface Answer {
  readonly number: number | 'impossible';
  readonly damage?: number | undefined;
  readonly ownDamage?: number | undefined;
  readonly table?: string | undefined;
}

function intended(situation: CorePhysicalCase, edition: Edition): Answer {
  const { kind, value, damage, damageToAttacker, hitTable } = situation[edition];
  if (kind !== 'number') return { number: 'impossible' };
  const { attack, att } = situation;
  // PH-13: the reference forgets the difference where both are as good.
  const missing = isMarked(situation, edition, 'PH-13') ? att.piloting - IMMOBILE : 0;
  // A building around the target hinders no blow.
  const walls = situation[edition].mods.some(({ text }) => text === 'target in a building hex') ? -1 : 0;
  // PH-8: nor does it ease pushes at what is large.
  const large = edition === 'core' && attack === 'push' && situation.tgt.superheavy ? -1 : 0;
  return {
    number: (value ?? 0) + missing + large + walls,
    damage: attack === 'push' ? undefined : damage,
    ownDamage: damageToAttacker,
    table: attack === 'push' ? undefined : hitTable === 'normal' ? 'full' : hitTable,
  };
}

const IMMOBILE = 4;

function ours(situation: CorePhysicalCase, edition: Edition): Answer {
  const ruleset = RULESET_OF[edition];
  const { att, tgt, attack } = situation;
  const map = boardNamed(situation.board);
  const unit = combatantOf(situation, att, 0, 0, map, ruleset);
  const target = combatantOf(situation, tgt, 1, 1, map, ruleset);
  target.hasMoved = true;
  const battle = new Battle(map, [unit, target], [idleBot, idleBot], () => 1, { ruleset });
  battle.turn = 1;
  if (attack === 'charge') unit.hexesMoved = Math.max(0, att.hexes - 1);
  const blow = blowOf(battle, unit, target, situation);
  if (typeof blow === 'string') return { number: 'impossible' };
  if (obstacleTo(battle, blow) !== undefined) return { number: 'impossible' };
  if (attack === 'dfa' && chargeObstacle(battle, unit, attack, target, unit) !== undefined)
    return { number: 'impossible' };
  const retracted = blow.kind === 'retractable_blade' && !/extended/i.test(situation.club?.mode ?? '');
  const striker = {
    ...strikerOf(battle, blow),
    ramPlate: false,
    spikedTorsos: 0,
    ...(retracted && { retractableBlade: 'retracted' as const }),
  };
  const rams = attack === 'charge' || attack === 'dfa';
  const options = optionsOf(battle, blow);
  const number = rams ? chargeOn(battle, blow, striker, situation) : numberOf(battle, blow, striker);
  if (!Number.isFinite(number)) return { number: 'impossible' };
  return {
    number,
    damage: attack === 'push' ? undefined : calculatePhysicalDamage(blow.kind, striker, options),
    ownDamage: rams
      ? calculatePhysicalOwnDamage(blow.kind, striker, { tonnage: target.design.tonnage }, options)
      : undefined,
    table:
      attack === 'push'
        ? undefined
        : physicalHitTable(
            blow.kind,
            {
              elevationDifference: attack === 'charge' ? 0 : (options.elevationDifference ?? 0),
              attacker: { prone: unit.prone, superheavy: unit.design.superheavy },
              target: {
                prone: target.prone,
                superheavy: target.design.superheavy,
                partialCover: wades(target),
              },
            },
            { ruleset },
          )?.table,
  };
}

/** The reference measures the heights of both above their own hexes, and leaves the way to the move. */
function chargeOn(
  battle: Battle,
  blow: Blow,
  striker: ReturnType<typeof strikerOf>,
  { att, tgt, attack }: CorePhysicalCase,
): number {
  if (attack === 'charge' && Math.abs(att.elevation - tgt.elevation) > 1) return Number.POSITIVE_INFINITY;
  return chargeNumber(battle, blow, striker).modifiers.reduce(
    (sum, { id, value }) => (id === 'cannot_elevation' ? sum : sum + value),
    0,
  );
}

const wades = ({ prone, elevation, height }: Combatant): boolean =>
  !prone && elevation < 0 && elevation + height === 0;

function blowOf(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  { attack, limb, club }: CorePhysicalCase,
): Blow | string {
  const at = { target: target.index };
  if (attack === 'charge' || attack === 'dfa') {
    const none = { weapon: undefined, aimedAt: undefined, bothHands: false, active: true };
    return { unit, target, kind: attack, limb: -1, ...none, torsoFacing: unit.torsoFacing };
  }
  if (attack === 'push') return readBlow(battle, unit, { kind: 'push', ...at });
  if (club?.internalName.endsWith(' Club')) {
    unit.carrying = { name: 'club', tonnage: 1 };
    return readBlow(battle, unit, { kind: 'club', ...at });
  }
  if (club !== undefined) return armed(battle, unit, target, club);
  const side = limb?.startsWith('left') ? 'L' : 'R';
  const quad = unit.plan.arms.length === 0;
  const leg = quad && !limb?.endsWith('mule') ? `F${side}L` : `${side}L`;
  return readBlow(battle, unit, {
    kind: attack === 'punch' ? 'punch' : 'kick',
    limb: battleLocation(attack === 'punch' ? `${side}A` : leg),
    ...at,
  });
}

function armed(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  club: NonNullable<CorePhysicalCase['club']>,
): Blow | string {
  const item = officialCatalog.fromFile(club.internalName);
  const weapon = unit.design.physicalWeapons.findIndex(
    (mount) => mount.item === item && mount.location === battleLocation(club.loc),
  );
  const mount = unit.design.physicalWeapons[weapon];
  if (mount === undefined) return `it has no ${club.internalName}`;
  const kind = mount.item.physicalWeapon.replaceAll('-', '_') as Blow['kind'];
  const inactive = !/^active$/i.test(club.mode ?? '');
  return readBlow(battle, unit, { kind, weapon, target: target.index, ...(inactive && { inactive }) });
}

const BY_ODDITY: readonly (readonly [
  CoreOddity,
  applies: (situation: CorePhysicalCase, edition: Edition) => boolean,
])[] = [
  ['inside-building', (situation, edition) => situation[edition].reason === 'Target is inside building'],
  ['tripod-kick', ({ attack, att }) => attack === 'kick' && att.chassis === 'tripod'],
  [
    'unexplained-kick',
    ({ attack, ...situation }, edition) => attack === 'kick' && situation[edition].reason === 'impossible',
  ],
  ['two-handed-club', ({ club }) => club?.internalName.endsWith(' Club') === true],
  ['superheavy-in-water', ({ tgt }) => tgt.superheavy === true && tgt.elevation < 0],
  [
    'mace-without-hand',
    ({ club, att }) =>
      club?.internalName === 'Mace' && att.crits?.some(({ system }) => system === 'Hand') === true,
  ],
];

/** Of an attack that either finds impossible, only that. */
function differingFields(mine: Answer, theirs: Answer): readonly string[] {
  if (mine.number !== theirs.number) return ['number'];
  if (mine.number === 'impossible') return [];
  return (['damage', 'ownDamage', 'table'] as const).filter(
    (field) => theirs[field] !== undefined && mine[field] !== theirs[field],
  );
}

function judge(situation: CorePhysicalCase, edition: Edition): Verdict {
  const mine = ours(situation, edition);
  const theirs = intended(situation, edition);
  const fields = differingFields(mine, theirs);
  if (fields.length === 0) return 'equal';
  const oddity = BY_ODDITY.find(([, applies]) => applies(situation, edition))?.[0];
  if (oddity !== undefined) return oddity;
  return { different: { id: situation.id, fields, ours: mine, theirs } };
}

export const compareCorePhysical = (
  edition: Edition,
  situations: readonly CorePhysicalCase[] = referenceLines<CorePhysicalCase>(
    'situations/core-physical.jsonl',
  ),
): Comparison =>
  compareEach(`core-physical.jsonl, ${edition}`, situations, (situation) => judge(situation, edition));
