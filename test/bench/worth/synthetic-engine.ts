import type { Engine } from '../../../bench/worth/engine.js';
import { SeededDice, seedOf } from '../../../src/dice/index.js';
import type { UnitRow } from '../../../src/library/index.js';
import { SPA_CATALOG } from '../../../src/rules/abilities/index.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/index.js';
import type { Job, Simulation, Tally } from '../../../src/simulate/index.js';
import type { Unit } from '../../../src/units/index.js';

const GRAIN = 1 << 20;
/** What the chance of winning follows: log odds for each unit of the logarithm of a ratio of Battle Values. */
export const TRUE_SLOPE = 2;
const OUTCOMES = 4;

/** Stands in for a unit: no game is played with it, and it costs what its number says. */
const unitWorth = (battleValue: number): Unit =>
  ({ unitType: 'Mek', chassis: '', model: '', equipment: [], quirks: [], battleValue }) as unknown as Unit;
const battleValueOf = (unit: Unit): number => (unit as unknown as { battleValue: number }).battleValue;

const KINDS = ['mek', 'tank', 'vtol', 'infantry', 'battlearmor', 'protomek', 'emplacement'] as const;
const ROWS_OF_KIND = 200;

const rowOf = (kind: UnitRow['kind'], place: number): UnitRow => ({
  id: `${kind}-${place}`,
  name: `${kind} ${place}`,
  chassis: kind,
  model: String(place),
  clanName: null,
  kind,
  unitType: 'Tank',
  tonnage: 20 + (place % 80),
  battleValue: 200 + 10 * place,
  year: 3025,
  era: '',
  role: null,
  techBase: place % 2 === 0 ? 'Inner Sphere' : 'Clan',
  rulesLevel: 1,
  source: null,
  mulId: null,
  walk: 4,
  run: 4 + (place % 6),
  jump: 0,
  armor: 100,
  heat: 10 + (place % 20),
  sinks: 20,
});

interface Truth {
  /** What Battle Value knows nothing of: the factor of an ability on what its unit is worth. */
  readonly abilityFactor?: (ability: string) => number;
  readonly pause?: () => Promise<void>;
}

/** An engine that throws dice in place of playing: who wins follows Battle Value, with skills, and what abilities are said to bring. */
export function syntheticEngine({ abilityFactor = () => 1, pause = async () => {} }: Truth = {}): Engine {
  const forceValue = (force: Simulation['red']): number =>
    force.reduce(
      (sum, { unit, pilot }) =>
        sum +
        battleValueOf(unit) *
          skillFactor(pilot?.gunnery ?? 4, pilot?.piloting ?? 5) *
          (pilot?.abilities ?? []).reduce((factor, ability) => factor * abilityFactor(ability), 1),
      0,
    );
  const rows = new Map(
    KINDS.flatMap((kind) => Array.from({ length: ROWS_OF_KIND }, (_, place) => rowOf(kind, place))).map(
      (row) => [row.id, row],
    ),
  );
  const skillFactor = (gunnery: number, piloting: number): number =>
    Math.exp((4 - gunnery) / 10 + (5 - piloting) / 20);
  const redWins = (simulation: Simulation, game: number): boolean => {
    const { red, blue, seed } = simulation;
    const ratio = forceValue(red) / forceValue(blue);
    const chance = 1 / (1 + ratio ** -TRUE_SLOPE);
    return new SeededDice(seedOf(seed, game)).below(GRAIN) / GRAIN < chance;
  };
  return {
    abilities: Object.values(SPA_CATALOG),
    quirks: Object.values(QUIRK_CATALOG),
    rowsOf: (kind) => [...rows.values()].filter((row) => row.kind === kind),
    loadUnit: async (id) => unitWorth(rows.get(id)?.battleValue ?? 1000),
    // Armor is all that they have.
    readUnit: (json) => unitWorth(JSON.parse(json).armorPoints.all.front),
    writeUnit: (unit) => JSON.stringify({ armorPoints: { all: { front: battleValueOf(unit) } } }),
    withQuirks: (unit) => unit,
    battleValueOf,
    skillFactor,
    simulationOf: (setup) => setup as Simulation,
    play: async (job: Job, from, to) => {
      await pause();
      const pairs = Array<number>(OUTCOMES * OUTCOMES).fill(0);
      const tallies = job.map(
        (): Tally => ({ games: to - from, outcomes: [0, 0, 0, 0], turns: [], units: [] }),
      );
      for (let game = from; game < to; game += 1) {
        let both = 0;
        for (const [place, simulation] of job.entries()) {
          const outcome = redWins(simulation, game) ? 0 : 1;
          const outcomes = tallies[place]?.outcomes as number[];
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          both = both * OUTCOMES + outcome;
        }
        pairs[both] = (pairs[both] ?? 0) + 1;
      }
      return { tallies, pairs };
    },
  };
}
