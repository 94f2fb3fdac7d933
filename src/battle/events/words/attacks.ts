import type { ShieldMode } from '../../../rules/damage/shields.js';
import type { PodEffect } from '../../../rules/effect/effect-entry.js';
import type { ShockEffect } from '../../../rules/firing/shock.js';
import type { RangeBracket } from '../../../rules/to-hit/index.js';
import { counted, facingName, inHex, locationName, type Stage, unitName, weaponName } from './names.js';
import { modifiedWords, modifierWords, rollWords, sumOf } from './rolls.js';
import type { EventOf, WordsFor } from './words-for.js';

const BRACKETS: Readonly<Record<RangeBracket, string>> = {
  short: 'short range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
  out_of_range: 'beyond its range',
};

const PODS: Readonly<Record<PodEffect, string>> = {
  beacon: 'A beacon',
  homing: 'A homing pod',
  haywire: 'A haywire pod',
  ecm: 'An ECM pod',
  nemesis: 'A nemesis pod',
  none: 'A pod',
};

const SHOCKS: Readonly<Record<ShockEffect, string>> = {
  'shut-down': 'it shuts down',
  shaken: 'it is shaken',
  deadly: 'a trooper dies',
  none: 'no effect',
};

const SHIELD_WORDS: Readonly<Record<ShieldMode, string>> = {
  none: 'lowers',
  active: 'fights behind',
  passive: 'holds up',
};

/** Attacks, up to the hit. */
export const ATTACK_WORDS: WordsFor<
  | 'twist'
  | 'dodge'
  | 'spot'
  | 'designated'
  | 'weapon-attack'
  | 'cluster'
  | 'anti-missile'
  | 'jam'
  | 'clear-jam'
  | 'charge-capacitor'
  | 'shield'
  | 'no-ammunition'
  | 'glancing'
  | 'near-miss'
  | 'tagged'
  | 'narced'
  | 'building-struck'
  | 'shot-down'
  | 'heated'
  | 'shock'
  | 'disturbed'
> = {
  twist: (stage, { unit, torsoFacing, armsFlipped }) =>
    `${unitName(stage, unit)} turns its torso to the ${facingName(torsoFacing)}${armsFlipped ? ' and flips its arms' : ''}.`,
  dodge: (stage, { unit }) => `${unitName(stage, unit)} dodges.`,
  spot: (stage, { unit, target }) => `${unitName(stage, unit)} spots ${unitName(stage, target)} for others.`,
  designated: (stage, { unit, target }) =>
    `${unitName(stage, unit)} hunts ${unitName(stage, target)} from now on.`,
  'weapon-attack': (stage, event) => `${shotWords(stage, event)}: ${event.hit ? 'hit' : 'missed'}.`,
  cluster: (_, { hits, size, dice, modifier, modifiers }) => {
    const many = `${hits} of ${size} ${size === 1 ? 'hits' : 'hit'}`;
    if (dice.length === 0) return `Cluster: ${many}${modifierWords(modifiers, false)}.`;
    // With the best two of three dice, or with several columns, a sum would be meaningless.
    const rolled = dice.length === 2 ? modifiedWords(dice, sumOf(dice) + modifier) : dice.join(', ');
    return `Cluster: rolls ${rolled}${modifierWords(modifiers, false)}: ${many}.`;
  },
  'anti-missile': (stage, { unit, against, weapon }) =>
    `${unitName(stage, unit)} fires its ${weaponName(stage, unit, weapon)} at the missiles of ${unitName(stage, against)}.`,
  jam: (stage, { unit, weapon }) =>
    `The ${weaponName(stage, unit, weapon)} of ${unitName(stage, unit)} jams.`,
  'clear-jam': (stage, { unit, weapon, roll, cleared }) =>
    `${unitName(stage, unit)} tries to clear its ${weaponName(stage, unit, weapon)}: ${rollWords(roll)}: ${cleared ? 'cleared' : 'still jammed'}.`,
  'charge-capacitor': (stage, { unit, weapon }) =>
    `${unitName(stage, unit)} charges its ${weaponName(stage, unit, weapon)}.`,
  shield: (stage, { unit, arm, mode }) =>
    `${unitName(stage, unit)} ${SHIELD_WORDS[mode]} the shield of its ${locationName(stage, unit, arm)}.`,
  'no-ammunition': (stage, { unit, weapon }) =>
    `${unitName(stage, unit)} has no ammunition left for its ${weaponName(stage, unit, weapon)}.`,
  'near-miss': (stage, { target, damage }) =>
    `${counted(damage, 'point')} go past ${unitName(stage, target)}: a near miss.`,
  glancing: (stage, { target }) => `It only glances off ${unitName(stage, target)}.`,
  tagged: (stage, { unit, target }) => `${unitName(stage, unit)} paints ${unitName(stage, target)}.`,
  narced: (stage, { unit, target, location, pod }) =>
    `${PODS[pod]} of ${unitName(stage, unit)} clings to the ${locationName(stage, target, location)} of ${unitName(stage, target)}.`,
  disturbed: (stage, { unit, weapon }) =>
    `The ${weaponName(stage, unit, weapon)} of ${unitName(stage, unit)} disturbs its electronics for a turn.`,
  'building-struck': (stage, { hex, damage }) =>
    `The building${inHex(stage, hex)} takes ${counted(damage, 'point')}.`,
  'shot-down': (_, { die }) => `Rolls ${die}: the missile is shot down.`,
  heated: (stage, { target, heat }) => `${unitName(stage, target)} takes ${heat} heat.`,
  shock: (stage, { unit, roll, effect }) =>
    `A shock strikes ${unitName(stage, unit)}: ${rollWords(roll)}: ${SHOCKS[effect]}.`,
};

function shotWords(stage: Stage, event: EventOf<'weapon-attack'>): string {
  const { unit, target, weapon, range, bracket, shots, spotter, indirect, calledLocation, bin, roll } = event;
  const named = event.teammate === undefined ? '' : `, named by ${unitName(stage, event.teammate)},`;
  const load = stage.units[unit]?.design.bins[bin]?.item;
  const special = load !== undefined && !load.munitions.includes('standard') ? ` with ${load.name}` : '';
  const mode = event.hotLoaded ? 'hot-loaded ' : event.pulse ? 'pulsed ' : '';
  const burst = shots > 1 ? `, ${counted(shots, 'shot')},` : '';
  const where = calledLocation === undefined ? '' : `the ${locationName(stage, target, calledLocation)} of `;
  const around = event.building ? 'the building around ' : '';
  const how = !indirect
    ? ''
    : spotter === undefined
      ? ', indirectly'
      : `, spotted by ${unitName(stage, spotter)}`;
  return `${unitName(stage, unit)} fires its ${mode}${weaponName(stage, unit, weapon)}${special}${burst} at ${where}${around}${unitName(stage, target)}${named}${how} over ${counted(range, 'hex', 'hexes')} (${BRACKETS[bracket]}): ${rollWords(roll)}`;
}
