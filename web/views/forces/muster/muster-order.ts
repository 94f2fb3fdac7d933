import { MOST_BUDGET } from '../../../forces/force.js';
import type { Member } from '../../../forces/member.js';
import { readMember, writeMember } from '../../../forces/written-member.js';
import { BEST_SKILL, REGULAR, WORST_SKILL } from '../../../skills.js';

// The order for a muster, and its form in addresses.

/** Two ends, both included. */
export type Range = readonly [least: number, most: number];

export interface MusterOrder {
  readonly budget: number;
  /** Points that may be left over; undefined for 2 % of the budget. */
  readonly tolerance: number | undefined;
  readonly count: Range;
  readonly query: string;
  readonly gunnery: Range;
  readonly piloting: Range;
  readonly seed: number;
  /** The opponents of the candidates; undefined if nothing is played. */
  readonly against: Opponents | undefined;
  /** How many forces are drawn and played against them. */
  readonly candidates: number;
  readonly games: number;
}

interface Opponents {
  readonly name: string;
  readonly members: readonly Member[];
}

export const LIMITS = {
  budget: [1, MOST_BUDGET],
  tolerance: [0, MOST_BUDGET],
  count: [1, 24],
  skill: [BEST_SKILL, WORST_SKILL],
  seed: [0, 1_000_000_000],
  candidates: [2, 100],
  games: [1, 100_000],
} as const;

/** Fewer games than on the command line, so that a phone is fast enough. */
export const USUAL_ORDER: MusterOrder = {
  budget: 6000,
  tolerance: undefined,
  count: [4, 4],
  query: 'kind=mek',
  gunnery: [REGULAR.gunnery, REGULAR.gunnery],
  piloting: [REGULAR.piloting, REGULAR.piloting],
  seed: 1,
  against: undefined,
  candidates: 8,
  games: 120,
};

export function writeOrder(order: MusterOrder): URLSearchParams {
  const written = new URLSearchParams({ bv: String(order.budget) });
  const set = (field: string, value: string, usual: string) => {
    if (value !== usual) written.set(field, value);
  };
  const skills = ({ gunnery, piloting }: MusterOrder) => `${rangeText(gunnery)}/${rangeText(piloting)}`;
  if (order.tolerance !== undefined) written.set('tolerance', String(order.tolerance));
  set('count', rangeText(order.count), rangeText(USUAL_ORDER.count));
  set('query', order.query, USUAL_ORDER.query);
  set('skills', skills(order), skills(USUAL_ORDER));
  set('seed', String(order.seed), String(USUAL_ORDER.seed));
  if (order.against === undefined) return written;
  set('candidates', String(order.candidates), String(USUAL_ORDER.candidates));
  set('games', String(order.games), String(USUAL_ORDER.games));
  written.set('against', order.against.name);
  for (const member of order.against.members) written.append('enemy', writeMember(member));
  return written;
}

/** Errors in addresses are ignored. */
export function readOrder(query: URLSearchParams): MusterOrder {
  const number = (field: string, [least, most]: readonly [number, number]): number | undefined =>
    readRange(query.get(field) ?? '', least, most)?.[0];
  const [gunnery, piloting] = (query.get('skills') ?? '').split('/');
  const enemies = query.getAll('enemy').map(readMember);
  return {
    budget: number('bv', LIMITS.budget) ?? USUAL_ORDER.budget,
    tolerance: number('tolerance', LIMITS.tolerance),
    count: readRange(query.get('count') ?? '', ...LIMITS.count) ?? USUAL_ORDER.count,
    query: query.get('query') ?? USUAL_ORDER.query,
    gunnery: readRange(gunnery ?? '', ...LIMITS.skill) ?? USUAL_ORDER.gunnery,
    piloting: readRange(piloting ?? '', ...LIMITS.skill) ?? USUAL_ORDER.piloting,
    seed: number('seed', LIMITS.seed) ?? USUAL_ORDER.seed,
    against: enemies.length === 0 ? undefined : { name: query.get('against') || 'a force', members: enemies },
    candidates: number('candidates', LIMITS.candidates) ?? USUAL_ORDER.candidates,
    games: number('games', LIMITS.games) ?? USUAL_ORDER.games,
  };
}

const rangeText = ([least, most]: Range): string => (least === most ? `${least}` : `${least}-${most}`);

function readRange(text: string, lowest: number, highest: number): Range | undefined {
  const [, first, last = first] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const [least, most] = [Number(first), Number(last)];
  return least >= lowest && most <= highest && least <= most ? [least, most] : undefined;
}
