import { type Combatant, type Phase, SIDES, type Stage } from '../../../../src/edge/battle.js';
import type { Correct, Fire, PlayedEntry, Strike, TableAction } from '../../../../src/edge/table.js';
import { counted, listed, titled } from '../../../words.js';
import { LOSSES } from '../sheet/warrior.js';

/** "Marauder MAD-3R (red 1)" */
export const unitWords = ({ units }: Stage, index: number): string => {
  const unit = units[index];
  return unit === undefined ? 'somebody' : `${unit.design.name} (${unit.id.replace('-', ' ')})`;
};

/** The phase that ends. */
const ENDED: Readonly<Partial<Record<Phase, string>>> = {
  weapons: 'Movement ends',
  physical: 'Weapon attacks',
  heat: 'Physical attacks',
  end: 'Heat, and the end of the turn',
};

/** An action as a heading of the history. */
export function entryWords(stage: Stage, { action, events }: PlayedEntry): string {
  const next = action.do === 'end-phase' && events.find((event) => event.type === 'phase')?.phase;
  return (next && ENDED[next]) || actionWords(stage, action);
}

export function actionWords(stage: Stage, action: TableAction): string {
  switch (action.do) {
    case 'begin-turn':
      return action.initiative === undefined
        ? 'The turn begins'
        : `The turn begins: ${titled(action.initiative)} has the initiative`;
    case 'end-phase':
      return 'The phase ends';
    case 'move':
      return `${unitWords(stage, action.unit)} moves`;
    case 'fire':
      return `${unitWords(stage, action.unit)} declares ${shotsWords(stage, action)}`;
    case 'strike':
      return `${unitWords(stage, action.unit)} declares ${blowsWords(stage, action)}`;
    case 'correct':
      return `${unitWords(stage, action.unit)}, by hand: ${correctionWords(stage, action)}`;
  }
}

export function shotsWords(stage: Stage, { unit, order }: Pick<Fire, 'unit' | 'order'>): string {
  const { antiMech } = order;
  if (antiMech !== undefined)
    return `${antiMech.attack === 'swarm' ? 'a swarm attack' : 'a leg attack'} on ${unitWords(stage, antiMech.target)}`;
  if (order.letGo) return 'that it lets go';
  const host = stage.units[unit]?.swarming ?? -1;
  if (order.shots.length === 0 && host >= 0) return `that it tears at ${unitWords(stage, host)}`;
  if (order.shots.length === 0) return 'no fire';
  const targets = [...new Set(order.shots.map(({ target }) => target))];
  return targets
    .map((target) => {
      const weapons = order.shots
        .filter((shot) => shot.target === target)
        .map(({ weapon }) => stage.units[unit]?.design.weapons[weapon]?.item.name ?? `weapon ${weapon}`);
      return `${listed(weapons)} at ${unitWords(stage, target)}`;
    })
    .join('; ');
}

export function blowsWords(stage: Stage, { order }: Pick<Strike, 'order'>): string {
  if (order.blows.length === 0) return 'no physical attack';
  return listed(
    order.blows.map(({ kind, target }) => `a ${kind.replaceAll('-', ' ')} at ${unitWords(stage, target)}`),
  );
}

function correctionWords({ units }: Stage, action: Correct): string {
  const unit = units[action.unit];
  const placeOf = (location: string) => {
    const names: readonly string[] = unit?.plan.locations ?? [];
    return unit?.plan.words[names.indexOf(location)] ?? location;
  };
  const { damage, slot, load, rounds, jammed, mark, heat, wounds, conscious, prone, stuck, shutDown, lost } =
    action;
  const words = [
    damage &&
      `${placeOf(damage.location)}${damage.rear ? ' (rear)' : ''} ${
        damage.points < 0
          ? `gets ${counted(-damage.points, 'point')} back`
          : `takes ${counted(damage.points, 'point')}`
      }`,
    slot && `slot ${slot.slot + 1} of the ${placeOf(slot.location)} is ${slot.hit ? 'hit' : 'whole again'}`,
    load && `bin ${load.bin + 1} holds ${loadName(unit, load)}`,
    rounds &&
      `${counted(rounds.rounds, 'round')} of ${unit?.design.bins[rounds.bin]?.item.name ?? 'ammunition'}`,
    jammed &&
      `${unit?.design.weapons[jammed.weapon]?.item.name ?? 'a weapon'} is ${jammed.jammed ? '' : 'no longer '}jammed`,
    mark && markWords(unit, mark),
    heat !== undefined && `heat ${heat}`,
    wounds !== undefined && counted(wounds, 'pilot hit'),
    conscious !== undefined && (conscious ? 'conscious' : 'unconscious'),
    prone !== undefined && (prone ? 'prone' : 'standing'),
    stuck !== undefined && (stuck ? 'stuck' : 'free'),
    shutDown !== undefined && (shutDown ? 'shut down' : 'running'),
    lost !== undefined && (lost === null ? 'back in the game' : LOSSES[lost].toLowerCase()),
  ].filter((word) => typeof word === 'string');
  return words.length === 0 ? 'nothing' : listed(words);
}

/** Its name, if it still exists. */
function loadName(unit: Combatant | undefined, { bin, ammunition }: NonNullable<Correct['load']>): string {
  const held = unit?.design.bins[bin]?.item;
  return held?.id === ammunition ? held.name : ammunition.replaceAll('-', ' ');
}

function markWords(unit: Combatant | undefined, { id, value }: NonNullable<Correct['mark']>): string {
  const known = unit?.design.kind.sheet.marksOf(unit).find((mark) => mark.id === id);
  const words = known?.words.toLowerCase() ?? id;
  if (known !== undefined && known.most > 1) return `${words}: ${value}`;
  return value === 0 ? `no longer ${words}` : words;
}

/** "Red" */
export const sideWords = (side: number): string => titled(SIDES[side] ?? `side ${side + 1}`);
