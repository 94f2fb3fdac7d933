import { computed, signal } from '@preact/signals';
import { LANDSCAPES, type Landscape } from '../../../../src/battle/map/generate-map.js';
import type { HexMap } from '../../../../src/battle/map/hex-map.js';
import type { Side } from '../../../../src/simulate/result.js';
import { type SimulationSetup, USUAL } from '../../../../src/simulate/setup.js';
import type { Designation } from '../../../controls/ability-words.js';
import { unitOf } from '../../../forces/found-unit.js';
import { type Member, memberOf } from '../../../forces/member.js';
import { ruleset } from '../../../state/address.js';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { red: 'Red', blue: 'Blue' };
/** The sides by shape, for who sees no colours; the map's tokens have the same. */
export const SIDE_SIGNS: Readonly<Record<Side, string>> = { red: '■', blue: '●' };
export const BOTH_SIDES = ['red', 'blue'] as const;

/** Those whom a pilot of this side may be set on, as abilities name them. */
export const opponentsOf = (side: Side): readonly Designation[] => {
  const other = side === 'red' ? 'blue' : 'red';
  return forces[other].value.map(({ name }, place) => ({
    value: `${other}_${place + 1}`,
    label: `${SIDE_NAMES[other]} ${place + 1}, ${name}`,
  }));
};

/** Fewer than on the command line: a phone shall answer soon. */
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
export const landscape = signal<Landscape>(USUAL.map.landscape);
export const width = signal<number>(USUAL.map.width);
export const height = signal<number>(USUAL.map.height);
/** A map that was dropped; it takes the place of the landscape. */
export const ownMap = signal<HexMap | undefined>(undefined);
export const turns = signal<number>(USUAL.turnLimit);
export const games = signal<number>(USUAL_GAMES);
export const seed = signal<number>(USUAL.seed);
export const withdrawal = signal(false);
export const teammates = signal(false);

const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  open: 'Open ground',
  'light-woods': 'Light woods',
  'heavy-woods': 'Heavy woods',
  hills: 'Hills',
  river: 'River',
};
export const LANDSCAPE_CHOICES = LANDSCAPES.map((value) => ({ value, label: LANDSCAPE_NAMES[value] }));

/** The battle that stands in the page, or why there is none. */
export const setup = computed<SimulationSetup | { readonly problem: string }>(() => {
  const force = (side: Side) => forces[side].value.map(fighting);
  const missing = BOTH_SIDES.flatMap((side) => forces[side].value).find(
    (member) => unitOf(member) === undefined,
  );
  if (missing !== undefined) {
    const name = missing.name === '' ? 'A unit without a name' : missing.name;
    return { problem: `${name} is not among the units here: drop its file, or choose another.` };
  }
  return {
    red: force('red'),
    blue: force('blue'),
    map: ownMap.value ?? { landscape: landscape.value, width: width.value, height: height.value },
    games: games.value,
    seed: seed.value,
    turnLimit: turns.value,
    forcedWithdrawal: withdrawal.value,
    teammateCalledShots: teammates.value,
    ruleset: ruleset.value,
  };
});

function fighting(member: Member): SimulationSetup['red'][number] {
  const unit = unitOf(member);
  if (unit === undefined) throw new RangeError(`${member.name} is not among the units here`);
  const { gunnery, piloting, abilities, network, condition } = member;
  return {
    unit,
    pilot: { gunnery, piloting, ...(abilities.length > 0 && { abilities }) },
    ...(network !== '' && { network }),
    ...(condition !== undefined && { condition }),
  };
}
