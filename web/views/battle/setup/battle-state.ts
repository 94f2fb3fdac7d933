import { computed, signal } from '@preact/signals';
import { type HexMap, LANDSCAPES, type Landscape } from '../../../../src/edge/battle.js';
import { type Side, type SimulationSetup, USUAL_SIMULATION } from '../../../../src/edge/simulate.js';
import type { Designation } from '../../../controls/ability-words.js';
import { forceUnits } from '../../../forces/force-units.js';
import { type Member, memberOf } from '../../../forces/member.js';
import { memberProblem } from '../../../forces/member-problem.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../../forces/sides.js';
import { ruleset } from '../../../state/address.js';
import { LANDSCAPE_NAMES } from './map-words.js';

/** The opponents that abilities of this side's pilots may designate. */
export const opponentsOf = (side: Side): readonly Designation[] => {
  const other = side === 'red' ? 'blue' : 'red';
  return forces[other].value.map(({ name }, place) => ({
    value: `${other}_${place + 1}`,
    label: `${SIDE_NAMES[other]} ${place + 1}, ${name}`,
  }));
};

/** Fewer than on the command line, so that a phone is fast enough. */
export const USUAL_GAMES = 200;
export const LIMITS = {
  side: [8, 100],
  turns: [1, 500],
  games: [1, 100_000],
  seed: [0, 1_000_000_000],
} as const;

export const forces = {
  red: signal<readonly Member[]>([memberOf('Marauder MAD-3R')]),
  blue: signal<readonly Member[]>([memberOf('Warhammer WHM-6R')]),
};
export const landscape = signal<Landscape>(USUAL_SIMULATION.map.landscape);
export const width = signal<number>(USUAL_SIMULATION.map.width);
export const height = signal<number>(USUAL_SIMULATION.map.height);
/** A dropped map, which replaces the landscape. */
export const ownMap = signal<HexMap | undefined>(undefined);
export const turns = signal<number>(USUAL_SIMULATION.turnLimit);
export const games = signal<number>(USUAL_GAMES);
export const seed = signal<number>(USUAL_SIMULATION.seed);
export const withdrawal = signal(false);
export const teammates = signal(false);

export const LANDSCAPE_CHOICES = LANDSCAPES.map((value) => ({ value, label: LANDSCAPE_NAMES[value] }));

/** The battle that the page describes, or why there is none. */
export const setup = computed<SimulationSetup | { readonly problem: string }>(() => {
  const [problem] = BOTH_SIDES.flatMap((side) => forces[side].value).flatMap(
    (member) => memberProblem(member) ?? [],
  );
  if (problem !== undefined) return { problem };
  return {
    red: forceUnits(forces.red.value),
    blue: forceUnits(forces.blue.value),
    map: ownMap.value ?? { landscape: landscape.value, width: width.value, height: height.value },
    games: games.value,
    seed: seed.value,
    turnLimit: turns.value,
    forcedWithdrawal: withdrawal.value,
    teammateCalledShots: teammates.value,
    ruleset: ruleset.value,
  };
});
