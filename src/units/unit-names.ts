import { isRecord } from '../check/is-record.js';
import { parsedJson } from '../check/parsed-json.js';
import { takeBlkApart } from './blk/blocks.js';
import { PLACE } from './mtf/mtf-keys.js';
import { takeMtfApart } from './mtf/mtf-lines.js';
import { withoutByteOrderMark } from './unit-text.js';

/** The names of a unit. */
export interface UnitNames {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
}

/** Returns the full name as files and players write it: `Chassis (Clan name) Model`. */
export function fullName({ chassis, model, clanName }: UnitNames): string {
  let name = chassis;
  if (clanName) name += `${name === '' ? '' : ' '}(${clanName})`;
  if (model) name += `${name === '' ? '' : ' '}${model}`;
  return name;
}

/** Returns the names in the text of a unit file without reading the unit; undefined if there are none. */
export function namesIn(text: string, file: string): UnitNames | undefined {
  switch (/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase()) {
    case 'mtf': {
      const { values } = takeMtfApart(withoutByteOrderMark(text));
      return namesFrom(values[PLACE.chassis], values[PLACE.model], values[PLACE.clanname]);
    }
    case 'blk': {
      const blocks = takeBlkApart(text);
      return named((key) => blocks.get(key)?.values()?.[0]);
    }
    case 'json':
      return namesInJson(text);
    default:
      return undefined;
  }
}

function named(value: (key: string) => string | undefined): UnitNames | undefined {
  return namesFrom(value('name'), value('model'), value('clanname'));
}

function namesFrom(
  chassis: string | undefined,
  model: string | undefined,
  clanName: string | undefined,
): UnitNames | undefined {
  if (chassis === undefined || chassis === '') return undefined;
  return { chassis, model: model ?? '', ...(clanName && { clanName }) };
}

/** Unit JSON has them as fields, or in the blocks of a BLK file. */
function namesInJson(text: string): UnitNames | undefined {
  const content = jsonObject(text);
  const blocks = content?.blocks;
  if (isRecord(blocks)) {
    return named((key) => {
      const values = blocks[key];
      return Array.isArray(values) && typeof values[0] === 'string' ? values[0] : undefined;
    });
  }
  const { chassis, model, clanName } = content ?? {};
  if (typeof chassis !== 'string' || typeof model !== 'string') return undefined;
  return { chassis, model, ...(typeof clanName === 'string' && { clanName }) };
}

const UNIT_JSON_MARK = /"format"\s*:\s*"tarcomp-unit"/;

/** Whether this is valid JSON that was never a unit, such as a folder's index. A damaged unit does not count. */
export const isOtherJson = (text: string): boolean =>
  !UNIT_JSON_MARK.test(text) && jsonObject(text) !== undefined;

function jsonObject(text: string): Record<string, unknown> | undefined {
  const content = parsedJson(withoutByteOrderMark(text));
  return isRecord(content) ? content : undefined;
}
