import type { BodyPlan } from '../../../../src/edge/rules.js';

/** A part of the doll: a location of the unit, and where it is drawn. */
export interface DollPart {
  /** The body plan. */
  readonly location: number;
  readonly rear: boolean;
  readonly short: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const DOLL_WIDTH = 200;
export const DOLL_HEIGHT = 238;
/** Where the rear armor begins, below the figure. */
export const REAR_TOP = 198;

type Place = readonly [x: number, y: number, width: number, height: number];

const part = (location: number, short: string, [x, y, width, height]: Place, rear = false): DollPart => ({
  location,
  rear,
  short,
  x,
  y,
  width,
  height,
});

const mirrored = ([x, y, width, height]: Place): Place => [DOLL_WIDTH - x - width, y, width, height];

/** A location on the left, and its counterpart on the right. */
const pair = (left: number, short: string, place: Place, rear = false): readonly DollPart[] => [
  part(left, short, place, rear),
  part(left + 1, short.replace('L', 'R'), mirrored(place), rear),
];

const ARMS: Place = [8, 40, 33, 72];
const LEGS: Place = [52, 100, 40, 66];
const torso = [
  part(0, 'HD', [82, 2, 36, 30]),
  part(1, 'CT', [80, 35, 40, 62]),
  ...pair(2, 'LT', [44, 38, 33, 54]),
];
const rear = [part(1, 'CT', [81, REAR_TOP, 38, 36], true), ...pair(2, 'LT', [44, REAR_TOP, 34, 36], true)];

/** As on a record sheet: the 'Mech from behind, its left on the reader's left; the rear torsos below. */
const BIPED: readonly DollPart[] = [...torso, ...pair(4, 'LA', ARMS), ...pair(6, 'LL', LEGS), ...rear];

/** Its arms are its front legs. */
const QUAD: readonly DollPart[] = [...torso, ...pair(4, 'FLL', ARMS), ...pair(6, 'RLL', LEGS), ...rear];

const [SIDE_LEGS, MIDDLE_LEG]: readonly [Place, Place] = [
  [40, 100, 36, 66],
  [82, 100, 36, 66],
];
const TRIPOD: readonly DollPart[] = [
  ...torso,
  ...pair(4, 'LA', ARMS),
  ...pair(6, 'LL', SIDE_LEGS),
  part(8, 'CL', MIDDLE_LEG),
  ...rear,
];

/** From above, with the front on top; the turret in the middle, and the front turret before it. */
const VEHICLE_PLACES: Readonly<Record<string, readonly [short: string, place: Place]>> = {
  front: ['FR', [60, 4, 80, 44]],
  right_side: ['RS', [146, 52, 44, 96]],
  left_side: ['LS', [10, 52, 44, 96]],
  rear: ['RR', [60, 152, 80, 40]],
  front_right: ['FRS', [146, 30, 44, 68]],
  front_left: ['FLS', [10, 30, 44, 68]],
  rear_right: ['RRS', [146, 102, 44, 68]],
  rear_left: ['RLS', [10, 102, 44, 68]],
  turret: ['TU', [72, 102, 56, 44]],
  front_turret: ['FT', [72, 54, 56, 44]],
  rotor: ['RO', [72, 54, 56, 44]],
  guns: ['CF', [50, 60, 100, 80]],
};

/** A ProtoMech as on its sheet, with its main gun beside it. */
const PROTOMECH_PLACES: Readonly<Record<string, readonly [short: string, place: Place]>> = {
  head: ['HD', [82, 2, 36, 30]],
  torso: ['T', [66, 36, 68, 62]],
  right_arm: ['RA', [138, 40, 33, 58]],
  left_arm: ['LA', [29, 40, 33, 58]],
  legs: ['L', [52, 102, 96, 66]],
  main_gun: ['MG', [138, 2, 33, 34]],
};

const sidesAndTurrets = (locations: readonly string[]): readonly DollPart[] =>
  locations.flatMap((name, location) => {
    const known = (locations.includes('torso') ? PROTOMECH_PLACES : VEHICLE_PLACES)[name];
    return known === undefined ? [] : [part(location, known[0], known[1])];
  });

export function dollParts({ legs, locations }: BodyPlan): readonly DollPart[] {
  if (legs.length === 0) return sidesAndTurrets(locations);
  if (legs.length === 4) return QUAD;
  return legs.length === 3 ? TRIPOD : BIPED;
}
