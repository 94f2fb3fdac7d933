import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { readTableGame, type TableGame, writeTableGame } from '../../../../src/edge/table.js';
import { linkTo, refusal } from '../../../state/address.js';
import { say } from '../../../state/toast.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { begin, findGame, shelf } from './kept-game.js';
import { game } from './table.js';

// A link holds the game from the beginning of this turn, compressed. The history before that is left out.

/** The field of the address. */
export const GAME_FIELD = 'game';
/** In characters, uncompressed. */
const LONGEST = 20_000_000;

/** Undefined if it is too long for a link. */
export function gameLink(current: TableGame): string | undefined {
  const bytes = deflateSync(strToU8(JSON.stringify(writeTableGame(current.sinceTurn()))), { level: 9 });
  return linkTo('sheets', new URLSearchParams({ [GAME_FIELD]: written(bytes) }));
}

/** Opens the game of a link, with a button that restores the one before. */
export async function openGameLink(text: string): Promise<void> {
  await findGame();
  if (shelf.peek().is === 'elsewhere') {
    refusal.value =
      'Another tab of this page has a game on the table. Clear it away there, or save it as a file, and open the link again. Nothing was changed.';
    return;
  }
  try {
    const content = strFromU8(inflateSync(bytesOf(text)));
    if (content.length > LONGEST) throw new Error('it is too long');
    const read = readTableGame(JSON.parse(content), { catalog: await fetchCatalog() });
    const before = game.peek();
    begin(read);
    say('Opened the game from the link.', before && { label: 'Undo', act: () => begin(before) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    refusal.value = `This link holds no game that can be opened: ${why}. Nothing was changed.`;
  }
}

/** In a form for addresses. */
function written(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
