import { edgeTriggersOf } from '../../../rules/abilities/index.js';
import type { LocationName } from '../../../rules/body/plan.js';
import { counted, fixtureName, locationName, type Stage, slotName, unitName } from './names.js';
import { diceWords, modifiedWords, modifierWords, rollWords } from './rolls.js';
import type { WordsFor } from './words-for.js';

/** Damage to 'Mechs and their pilots. */
export const DAMAGE_WORDS: WordsFor<
  | 'hit'
  | 'damage'
  | 'critical-check'
  | 'critical-hit'
  | 'breach'
  | 'explosion'
  | 'cowl'
  | 'wound'
  | 'consciousness'
  | 'edge'
> = {
  hit: (stage, { target, location, rear, damage, dice, throughArmor, cover }) => {
    if (location === PEOPLE) return `${counted(damage, 'trooper')} of ${unitName(stage, target)} hit.`;
    const rolled = dice.length === 0 ? '' : ` (location ${diceWords(dice)})`;
    const where = `${locationName(stage, target, location)}${rear ? ' from behind' : ''}`;
    if (cover) return `${damage} damage to the ${where}${rolled}, but the cover takes it.`;
    return `${damage} damage to the ${where} of ${unitName(stage, target)}${rolled}${throughArmor ? ', possibly through the armor' : ''}.`;
  },
  damage: (stage, event) => {
    const { unit, location, rear, armor, structure, armorLeft, structureLeft, destroyed } = event;
    if (location === PEOPLE)
      return `${unitName(stage, unit)} loses ${counted(structure, 'trooper')}: ${structureLeft} left.`;
    const name = `${rear ? 'Rear ' : ''}${locationName(stage, unit, location)}`;
    const lost: string[] = [];
    if (armor > 0) lost.push(`armor −${armor}, ${armorLeft} left`);
    if (structure > 0) lost.push(`structure −${structure}, ${structureLeft} left`);
    const figures = lost.length === 0 ? '' : `: ${lost.join('; ')}`;
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    return destroyed
      ? `${title}${figures || ': torn off'}. It is destroyed.`
      : `${title}${figures || ': unharmed'}.`;
  },
  'critical-check': (stage, { unit, location, dice, total, modifiers, hits, negated, blownOff }) => {
    const spared = negated > 0 ? `, ${counted(negated, 'critical hit')} shrugged off` : '';
    const result = blownOff ? 'blown off' : hits > 0 ? counted(hits, 'critical hit') : 'no critical hit';
    return `Critical check of the ${locationName(stage, unit, location)}: rolls ${modifiedWords(dice, total)}${modifierWords(modifiers, false)}: ${result}${spared}.`;
  },
  'critical-hit': (stage, { unit, location, slot, absorbed, marked }) => {
    const where = `slot ${slot + 1} of the ${locationName(stage, unit, location)}`;
    return `Critical hit on the ${slotName(stage, unit, location, slot)} (${where})${absorbed ? ', which its own armor takes' : marked ? ', which still works' : ''}.`;
  },
  breach: (stage, { unit, location, dice, breached }) => {
    const rolled = dice.length === 0 ? '' : `: rolls ${diceWords(dice)}`;
    const where = `${locationName(stage, unit, location)} of ${unitName(stage, unit)}`;
    return breached ? `Water breaks into the ${where}${rolled}.` : `The ${where} stays watertight${rolled}.`;
  },
  explosion: (stage, { unit, location, fixture, damage }) =>
    `The ${fixtureName(stage, unit, fixture)} in the ${locationName(stage, unit, location)} of ${unitName(stage, unit)} explodes for ${damage} damage.`,
  cowl: (stage, { unit, taken, left }) =>
    `The cowl of ${unitName(stage, unit)} takes ${taken} of it, ${left} left.`,
  wound: (stage, { unit, wounds, seat = 'pilot' }) =>
    `The ${seat} of ${unitName(stage, unit)} is hurt: ${counted(wounds, 'wound')} now.`,
  consciousness: (stage, { unit, roll, waking, conscious, seat = 'pilot' }) => {
    const attempt = waking ? 'to come to' : 'to stay conscious';
    const result = conscious ? (waking ? 'awake' : 'still conscious') : 'unconscious';
    return `The ${seat} of ${unitName(stage, unit)} rolls ${attempt}: ${rollWords(roll)}: ${result}.`;
  },
  edge: (stage, { unit, trigger, remaining }) =>
    `The pilot of ${unitName(stage, unit)} spends a point of Edge (${edgeName(stage, trigger)}), ${remaining} left.`,
};

/** The only location that counts troopers instead of points. */
const PEOPLE: LocationName = 'troopers';

const edgeName = ({ rulesetOption }: Stage, trigger: string): string =>
  edgeTriggersOf(rulesetOption)[trigger]?.name.toLowerCase() ?? trigger;
