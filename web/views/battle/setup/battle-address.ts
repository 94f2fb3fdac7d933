import { LANDSCAPES } from '../../../../src/edge/battle.js';
import { USUAL_SIMULATION } from '../../../../src/edge/simulate.js';
import type { Member } from '../../../forces/member.js';
import { takeSent } from '../../../forces/send-force.js';
import { BOTH_SIDES } from '../../../forces/sides.js';
import { readMember, writeMember } from '../../../forces/written-member.js';
import { shareInAddress } from '../../../state/address.js';
import { changeText } from '../change/change-state.js';
import { varyText } from '../fair/fair-state.js';
import { atEvent, gameNumber, PAGES, page } from '../page-state.js';
import {
  forces,
  games,
  height,
  LIMITS,
  landscape,
  ownMap,
  seed,
  teammates,
  turns,
  USUAL_GAMES,
  width,
  withdrawal,
} from './battle-state.js';

const WRITTEN_MAP = /^([a-z-]+)(?::(\d+)x(\d+))?$/;
const MOST_EVENTS = 1_000_000;

/** Keeps the battle and the address in step. */
export function shareBattle(): void {
  shareInAddress(
    'battle',
    (query) => {
      readForcesAndField(query);
      games.value = within(query.get('games'), LIMITS.games, USUAL_GAMES);
      page.value = PAGES.find((known) => known === query.get('show')) ?? 'result';
      gameNumber.value = within(query.get('game'), [1, LIMITS.games[1]], 1);
      atEvent.value = within(query.get('at'), [0, MOST_EVENTS], 0);
      changeText.value = query.get('change') ?? '';
      varyText.value = query.get('vary') ?? 'blue.skills';
    },
    () => {
      const query = writeForcesAndField();
      if (games.value !== USUAL_GAMES) query.set('games', String(games.value));
      if (page.value !== 'result') query.set('show', page.value);
      if (page.value === 'change' && changeText.value !== '') query.set('change', changeText.value);
      if (page.value === 'fair') query.set('vary', varyText.value);
      if (page.value === 'replay') {
        query.set('game', String(gameNumber.value));
        if (atEvent.value > 0) query.set('at', String(atEvent.value));
      }
      return query;
    },
  );
}

/** The part shared with games on the map. */
export function readForcesAndField(query: URLSearchParams): void {
  for (const side of BOTH_SIDES) {
    const before = forces[side].peek();
    const sent = takeSent(side);
    const members = query.getAll(side).map((text, place) => kept([sent[place], before[place]], text));
    const same =
      members.length === before.length && members.every((member, place) => member === before[place]);
    if (members.length > 0 && !same) forces[side].value = members;
  }
  const [, name, columns, rows] = WRITTEN_MAP.exec(query.get('map') ?? '') ?? [];
  landscape.value = LANDSCAPES.find((known) => known === name) ?? USUAL_SIMULATION.map.landscape;
  width.value = within(columns, LIMITS.side, USUAL_SIMULATION.map.width);
  height.value = within(rows, LIMITS.side, USUAL_SIMULATION.map.height);
  turns.value = within(query.get('turns'), LIMITS.turns, USUAL_SIMULATION.turnLimit);
  seed.value = within(query.get('seed'), LIMITS.seed, USUAL_SIMULATION.seed);
  withdrawal.value = query.get('withdrawal') === 'yes';
  teammates.value = query.get('teammates') === 'yes';
}

export function writeForcesAndField(): URLSearchParams {
  const query = new URLSearchParams();
  for (const side of BOTH_SIDES)
    for (const member of forces[side].value) query.append(side, writeMember(member));
  const sized = width.value !== USUAL_SIMULATION.map.width || height.value !== USUAL_SIMULATION.map.height;
  const map = `${landscape.value}${sized ? `:${width.value}x${height.value}` : ''}`;
  if (ownMap.value === undefined && map !== USUAL_SIMULATION.map.landscape) query.set('map', map);
  if (turns.value !== USUAL_SIMULATION.turnLimit) query.set('turns', String(turns.value));
  if (seed.value !== USUAL_SIMULATION.seed) query.set('seed', String(seed.value));
  if (withdrawal.value) query.set('withdrawal', 'yes');
  if (teammates.value) query.set('teammates', 'yes');
  return query;
}

/** A unit that is already in the force, or was sent, keeps what addresses cannot hold, such as damage. */
const kept = (known: readonly (Member | undefined)[], text: string): Member =>
  known.find((member) => member !== undefined && writeMember(member) === text) ?? readMember(text);

function within(
  text: string | null | undefined,
  [least, most]: readonly [number, number],
  usual: number,
): number {
  const value = text === null || text === undefined ? Number.NaN : Number(text);
  return Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : usual;
}
