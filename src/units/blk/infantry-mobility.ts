import { type BeastMount, INFANTRY_MOTIONS, type InfantryMotion } from '../other-unit.js';
import type { BlkReader } from './blk-reader.js';

/** The movement of a platoon before its load counts. */
export interface Mobility {
  readonly motion: InfantryMotion;
  readonly walk: number;
  readonly jump: number;
  readonly umu: number;
  readonly beast?: BeastMount;
}

/** By the words in files (TechManual, Tactical Operations). */
const MOBILITY: Readonly<Record<string, Mobility>> = {
  leg: { motion: 'leg', walk: 1, jump: 0, umu: 0 },
  jump: { motion: 'jump', walk: 1, jump: 3, umu: 0 },
  motorized: { motion: 'motorized', walk: 3, jump: 0, umu: 0 },
  tracked: { motion: 'tracked', walk: 3, jump: 0, umu: 0 },
  wheeled: { motion: 'wheeled', walk: 4, jump: 0, umu: 0 },
  hover: { motion: 'hover', walk: 5, jump: 0, umu: 0 },
  vtol: { motion: 'vtol', walk: 1, jump: 5, umu: 0 },
  microcopter: { motion: 'vtol', walk: 1, jump: 5, umu: 0 },
  'micro-copter': { motion: 'vtol', walk: 1, jump: 5, umu: 0 },
  microlite: { motion: 'vtol', walk: 1, jump: 6, umu: 0 },
  umu: { motion: 'umu', walk: 1, jump: 0, umu: 1 },
  scuba: { motion: 'umu', walk: 1, jump: 0, umu: 1 },
  'motorized scuba': { motion: 'umu', walk: 1, jump: 0, umu: 2 },
  submarine: { motion: 'submarine', walk: 0, jump: 0, umu: 3 },
};

const BEASTS: readonly BeastMount[] = [
  { name: 'Donkey', motion: 'leg', walk: 2, otherMp: 0, damageDivisor: 1 },
  { name: 'Camel', motion: 'leg', walk: 2, otherMp: 0, damageDivisor: 1 },
  { name: 'Odessan Raxx', motion: 'leg', walk: 2, otherMp: 0, damageDivisor: 1 },
  { name: 'Tabiranth', motion: 'leg', walk: 2, otherMp: 0, damageDivisor: 1 },
  { name: 'Horse', motion: 'leg', walk: 3, otherMp: 0, damageDivisor: 1 },
  { name: 'Coventry Kangaroo', motion: 'leg', walk: 3, otherMp: 0, damageDivisor: 1 },
  { name: 'Tariq', motion: 'leg', walk: 5, otherMp: 0, damageDivisor: 1 },
  { name: 'Elephant', motion: 'leg', walk: 2, otherMp: 0, damageDivisor: 2, toHit: -1 },
  { name: 'Branth', motion: 'vtol', walk: 0, otherMp: 6, damageDivisor: 1 },
  { name: 'Orca', motion: 'submarine', walk: 0, otherMp: 5, damageDivisor: 2, toHit: -1 },
  { name: 'Hipposaur', motion: 'submarine', walk: 1, otherMp: 2, damageDivisor: 4, toHit: -2 },
];

const BEAST = 'beast:';
const CUSTOM = 'custom:';

export function readMobility(reader: BlkReader): Mobility {
  const text = reader.requiredText('motion_type');
  const word = text.toLowerCase();
  if (word.startsWith(BEAST)) return onBeast(readBeast(reader, text.slice(BEAST.length).trim()));
  const mobility = Object.hasOwn(MOBILITY, word) ? MOBILITY[word] : undefined;
  if (mobility === undefined) throw reader.wrong('motion_type', `"${text}" is not a motion type of infantry`);
  return mobility;
}

function readBeast(reader: BlkReader, text: string): BeastMount {
  const lowered = text.toLowerCase();
  if (lowered.startsWith(CUSTOM)) return readCustomBeast(reader, text.slice(CUSTOM.length));
  const beast = BEASTS.find(({ name }) => name.toLowerCase() === lowered);
  if (beast === undefined) throw reader.wrong('motion_type', `"${text}" is not a beast that infantry rides`);
  return beast;
}

/**
 * Eleven fields: name, size, weight, movement points, motion, two kinds of damage, damage divisor, depth of water,
 * ground movement points besides the main motion, endurance.
 */
function readCustomBeast(reader: BlkReader, text: string): BeastMount {
  const [name = '', , , mp, word = '', , , divisor, , groundMp] = text
    .split(',')
    .map((field) => field.trim());
  const lowered = word.toLowerCase().replace(/^inf_/, '');
  const motion = INFANTRY_MOTIONS.find((known) => known === lowered);
  const [main, ground, damageDivisor] = [Number(mp), Number(groundMp), Number(divisor)];
  if (motion === undefined || !(main >= 0) || !(ground >= 0) || !(damageDivisor > 0)) {
    throw reader.wrong('motion_type', 'expected the eleven fields of a custom beast');
  }
  const walks = motion !== 'vtol' && motion !== 'submarine' && motion !== 'umu' && motion !== 'jump';
  return { name, motion, walk: walks ? main : ground, otherMp: walks ? 0 : main, damageDivisor };
}

function onBeast(beast: BeastMount): Mobility {
  const { motion, walk, otherMp } = beast;
  const swims = motion === 'submarine' || motion === 'umu';
  return { motion, walk, jump: swims ? 0 : otherMp, umu: swims ? otherMp : 0, beast };
}
