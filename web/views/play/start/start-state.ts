import { computed, signal } from '@preact/signals';
import { type GameSetup, generateMap, HexMap } from '../../../../src/edge/battle.js';
import { shareInAddress } from '../../../state/address.js';
import { readForcesAndField, writeForcesAndField } from '../../battle/setup/battle-address.js';
import { setup } from '../../battle/setup/battle-state.js';
import { SEATS, type Seat } from '../game/kept-play.js';

/** Who plays each side. */
export const seats = { red: signal<Seat>('person'), blue: signal<Seat>('bot') };
/** Map and dice come from the seed, so that a game can be repeated. */
export const seeded = signal(false);

/** The game that could begin, with dice of this seed, or why none can. */
export const ready = computed<((seed: number) => GameSetup) | { readonly problem: string }>(() => {
  const battle = setup.value;
  if ('problem' in battle) return battle;
  const { red, blue, map, turnLimit, forcedWithdrawal, teammateCalledShots, ruleset } = battle;
  return (seed) => ({
    red,
    blue,
    map: map instanceof HexMap ? map : generateMap({ ...USUAL_MAP, ...map, seed }),
    seed,
    ...(turnLimit !== undefined && { turnLimit }),
    ...(forcedWithdrawal !== undefined && { forcedWithdrawal }),
    ...(teammateCalledShots !== undefined && { teammateCalledShots }),
    ...(ruleset !== undefined && { ruleset }),
  });
});

const USUAL_MAP = { landscape: 'light-woods', width: 32, height: 32 } as const;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Keeps the setup and the address in step. */
export function shareStart(): void {
  shareInAddress(
    'play',
    (query) => {
      readForcesAndField(query);
      seeded.value = query.get('seeded') === 'yes';
      seats.red.value = SEATS.find((seat) => seat === query.get('red-plays')) ?? 'person';
      seats.blue.value = SEATS.find((seat) => seat === query.get('blue-plays')) ?? 'bot';
    },
    () => {
      const query = writeForcesAndField();
      if (seeded.value) query.set('seeded', 'yes');
      if (seats.red.value !== 'person') query.set('red-plays', seats.red.value);
      if (seats.blue.value !== 'bot') query.set('blue-plays', seats.blue.value);
      return query;
    },
  );
}
