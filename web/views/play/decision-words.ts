import { type Decision, type FireOrder, hexNumber } from '../../../src/edge/battle.js';
import { listed, MODE_WORDS, titled } from '../../words.js';
import type { ToldGame } from '../battle/replay/told-game.js';
import type { Running } from './game/play.js';
import { FACING_NAMES, GRIP_NAMES, movesWords } from './words.js';

/** An order in a few words, "Runs to 0512, facing north". */
export function decisionWords(now: Running, told: ToldGame, decision: Decision): string {
  if (decision.kind === 'move') return moveWords(now, told, decision);
  if (decision.kind === 'fire') return fireWords(now, told, decision.unit, decision.order);
  if (decision.kind !== 'strike') return '';
  const { blows } = decision.order;
  if (blows.length === 0) return 'No attack';
  return listed(
    blows.map(
      ({ kind, limb, target }) =>
        `${titled(kind)}${limb === undefined ? '' : ` (${limb.replaceAll('_', ' ')})`} on ${told.labels[target]}`,
    ),
  );
}

function moveWords({ game }: Running, told: ToldGame, { unit, order }: Decision & { kind: 'move' }): string {
  const { map } = game.battle;
  if (order.reactor !== undefined) return order.reactor === 'on' ? 'Starts the reactor' : 'Shuts down';
  if (order.leave) return 'Leaves the map';
  const { mode, hex, facing, prone } = game.planMove(unit, order);
  const place = `${hexNumber(hex, map)}, facing ${FACING_NAMES[facing]}${prone ? ', prone' : ''}`;
  const attack = order.attack;
  const then =
    attack === undefined
      ? ''
      : `, ${attack.kind === 'dfa' ? 'death from above on' : 'charges'} ${told.labels[attack.target]}`;
  const first = order.convertTo === undefined ? '' : `Converts to ${MODE_WORDS[order.convertTo]}. `;
  if (order.steps.length === 0) return `${first}Stays in ${place}`;
  const mover = game.battle.unit(unit);
  return `${first}${movesWords(mover, mode)} ${hex === mover.hex ? 'in' : 'to'} ${place}${then}`;
}

function fireWords({ game }: Running, told: ToldGame, unit: number, order: FireOrder): string {
  const { antiMech, letGo, clearJam, freeTurret, shots } = order;
  const { design, facing } = game.battle.unit(unit);
  if (antiMech !== undefined) return `${GRIP_NAMES[antiMech.attack]} on ${told.labels[antiMech.target]}`;
  if (letGo) return 'Lets go';
  if (freeTurret) return 'Frees the turret';
  if (clearJam !== undefined) return `Clears the jam of ${design.weapons[clearJam]?.item.name}`;
  if (shots.length === 0) return 'Holds fire';
  const targets = [...new Set(shots.map(({ target }) => target))];
  const volleys = targets.map((target) => {
    const names = shots
      .filter((shot) => shot.target === target)
      .map(({ weapon }) => design.weapons[weapon]?.item.name ?? '');
    const grouped = [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    });
    return `${listed(grouped)} at ${told.labels[target]}`;
  });
  const twist = order.torsoFacing === facing ? '' : `, turned ${FACING_NAMES[order.torsoFacing]}`;
  return `${volleys.join('; ')}${twist}`;
}
