import { hexNumber } from '../../../../src/edge/battle.js';
import { TERRAIN_TYPES } from '../../../../src/edge/rules.js';
import { signed } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { sightFrom } from '../game/plans.js';
import type { Running } from '../game/play.js';
import { heightWords } from '../words.js';
import type { Reachable } from './reach-overlay.js';

/** Describes everything that the map shows of a hex, in a sentence or two. */
export function hexWords(now: Running, told: ToldGame, hex: number, reach: readonly Reachable[]): string {
  const { map, units } = now.game.battle;
  const terrain = TERRAIN_TYPES.filter((type) => map.has(hex, type)).map((type) => type.replaceAll('_', ' '));
  const level = map.level[hex] ?? 0;
  const depth = map.waterDepth[hex] ?? 0;
  const here = units
    .filter((unit) => unit.hex === hex)
    .map((unit) => [told.labels[unit.index], heightWords(unit)].filter((word) => word !== '').join(' at '));
  const ground = [
    terrain.length === 0 ? 'clear' : terrain.join(', '),
    ...(level === 0 ? [] : [`level ${level}`]),
    ...(depth === 0 ? [] : [`depth ${depth}`]),
  ];
  const ways = reach.flatMap(({ way, hexes }) => {
    // Not for its own hex.
    const found = hexes.find((reached) => reached.hex === hex && reached.mp > 0);
    return found === undefined ? [] : [`${way} ${found.mp} MP, target ${signed(found.targetModifier)}`];
  });
  const isOwn = reach.some(({ hexes }) => hexes.some((reached) => reached.hex === hex));
  const beyond = reach.length === 0 || isOwn ? [] : ['Out of reach.'];
  const from = sightFrom.value;
  const sight =
    from === undefined || from === hex
      ? []
      : [
          `Line of sight from level ${map.level[from] ?? 0} to level ${level}:`,
          now.game.lineOfSight(from, hex).sentence,
        ];
  return [
    `${hexNumber(hex, map)}: ${[...ground, ...here].join(', ')}.`,
    ...(ways.length === 0 ? beyond : [`In reach: ${ways.join('; ')}.`]),
    ...sight,
  ].join(' ');
}
