import type { PilotingCauseKind } from '../../../rules/piloting/index.js';
import type { MovementType } from '../../../rules/to-hit/index.js';
import type { Signature } from '../../combatant/signature.js';
import { ON_FOOT } from '../../kinds/record-sheet.js';
import { counted, facingName, hexName, inHex, type Stage, unitName } from './names.js';
import { rollWords } from './rolls.js';
import type { EventOf, WordsFor } from './words-for.js';

const CAUSES: Readonly<Record<PilotingCauseKind, string>> = {
  terrain: 'to keep its footing',
  skid: 'not to skid',
  sideslip: 'not to slip sideways',
  fall: 'to stay on its feet',
  damage: 'after heavy damage',
  physical: 'after the physical attack',
  gyro: 'after the gyro hit',
  leg: 'after the leg hit',
  stand: 'to stand up',
  start: 'to start its engine again',
  shutdown: 'as the reactor shuts down',
  dfa: 'after the death from above',
  charge: 'after the charge',
  'shake-off': 'to shake off those who cling to it',
  'pilot-hit': 'to hold its height',
  'forced-landing': 'to land in one piece',
  'torso-lost': 'to fight on without a side torso',
  recoil: 'after the recoil of its rifle',
  cliff: 'to drive down the cliff',
};

const SIDES_FALLEN_ON = {
  front: 'on its front',
  left: 'on its left side',
  right: 'on its right side',
  rear: 'on its back',
} as const;

const SYSTEMS: Readonly<Record<Signature, string>> = {
  stealth: 'stealth armor',
  'null-signature': 'null-signature system',
  'void-signature': 'void-signature system',
  'chameleon-shield': 'chameleon shield',
};

export const MOVEMENT_WORDS: WordsFor<
  | 'move'
  | 'piloting-roll'
  | 'fall'
  | 'stand'
  | 'go-prone'
  | 'skid'
  | 'signature'
  | 'convert'
  | 'stuck'
  | 'ice'
  | 'booster-roll'
  | 'displaced'
  | 'pick-up'
> = {
  move: (stage, event) => `${unitName(stage, event.unit)} ${moveWords(stage, event)}.`,
  'piloting-roll': (stage, { unit, cause, terrain, falling, hex, roll, passed }) => {
    const why = falling
      ? 'to spare the pilot in the fall'
      : terrain === undefined
        ? CAUSES[cause]
        : `in the ${terrain.replaceAll('_', ' ')}${stage.hidesPlaces ? '' : ` of ${hexName(stage, hex)}`}`;
    return `${unitName(stage, unit)} makes a piloting roll ${why}: ${rollWords(roll)}: ${passed ? 'passed' : 'failed'}.`;
  },
  fall: (stage, { unit, hex, levels, damage, side, facing }) => {
    const depth = levels > 0 ? ` ${counted(levels, 'level')}` : '';
    return `${unitName(stage, unit)} falls${depth}${inHex(stage, hex)} ${SIDES_FALLEN_ON[side]} for ${damage} damage${stage.hidesPlaces ? '' : `, now facing ${facingName(facing)}`}.`;
  },
  stand: (stage, { unit }) => `${unitName(stage, unit)} stands up.`,
  'go-prone': (stage, { unit }) => `${unitName(stage, unit)} drops prone.`,
  skid: (stage, { unit, from, to, damage }) => {
    if (stage.hidesPlaces)
      return `${unitName(stage, unit)} slides on${damage > 0 ? `, for ${damage} damage` : ''}.`;
    return from === to
      ? `${unitName(stage, unit)} ${damage > 0 ? `slides against what is in its way, for ${damage} damage` : 'slides no farther'}.`
      : `${unitName(stage, unit)} skids from ${hexName(stage, from)} to ${hexName(stage, to)}, for ${damage} damage.`;
  },
  signature: (stage, { unit, system, on }) =>
    `${unitName(stage, unit)} switches its ${SYSTEMS[system]} ${on ? 'on' : 'off'}.`,
  convert: (stage, { unit, mode }) =>
    `${unitName(stage, unit)} converts to ${mode === 'mech' ? "'Mech" : 'vehicle'} mode.`,
  stuck: (stage, { unit, free }) =>
    `${unitName(stage, unit)} ${free ? 'works itself free' : 'is stuck in the ground'}.`,
  ice: (stage, { unit, hex, die, breaks }) =>
    `The ice${stage.hidesPlaces ? '' : ` of ${hexName(stage, hex)}`} ${breaks ? 'breaks' : 'holds'} under ${unitName(stage, unit)} (die: ${die}).`,
  'booster-roll': (stage, { unit, gear, roll, failed }) => {
    const name = gear === 'masc' ? 'MASC' : 'supercharger';
    return `${unitName(stage, unit)} ${moves(stage, unit, 'run')} on its ${name}: ${rollWords(roll)}: ${failed ? 'it breaks down' : 'it holds'}.`;
  },
  displaced: (stage, { unit, from, to, aside }) =>
    `${unitName(stage, unit)} ${aside ? 'steps aside' : 'is pushed'}${stage.hidesPlaces ? '' : ` from ${hexName(stage, from)} to ${hexName(stage, to)}`}.`,
  'pick-up': (stage, { unit, object, tonnage }) =>
    `${unitName(stage, unit)} picks up the ${object} (${counted(tonnage, 'ton')}).`,
};

const heightWords = (elevation: number | undefined): string =>
  elevation === undefined
    ? ''
    : elevation < 0
      ? `, at a depth of ${0 - elevation}`
      : elevation === 0
        ? ', on the surface'
        : `, at an elevation of ${elevation}`;

function moveWords(stage: Stage, event: EventOf<'move'>): string {
  return `${courseWords(stage, event)}${heightWords(event.elevation)}`;
}

/** "walks", "flanks" */
const moves = ({ units }: Stage, unit: number, movement: Exclude<MovementType, 'stationary'>): string =>
  (units[unit]?.design.kind.sheet.ways ?? ON_FOOT)[movement].does;

function courseWords(
  stage: Stage,
  { unit, from, to, facing, movement, hexes, path }: EventOf<'move'>,
): string {
  if (stage.hidesPlaces)
    return movement === 'stationary'
      ? 'stands still'
      : `${moves(stage, unit, movement)} ${counted(hexes, 'hex', 'hexes')}`;
  const here = hexName(stage, from);
  if (movement === 'stationary') return `stays in ${here}, facing ${facingName(facing)}`;
  if (path.length < 2) return `stays in ${here} and turns to face ${facingName(facing)}`;
  const between = path.slice(1, -1).map((hex) => hexName(stage, hex));
  const way = movement === 'jump' || between.length === 0 ? '' : ` by ${between.join(', ')}`;
  return `${moves(stage, unit, movement)} ${counted(hexes, 'hex', 'hexes')} from ${here} to ${hexName(stage, to)}${way}, facing ${facingName(facing)}`;
}
