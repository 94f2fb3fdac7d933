import { isForceJson } from '../../battle/force/force-format.js';
import { kindOfPath, readUnitFile } from '../files/unit-files.js';

/** Whether a path names a MegaMek force. */
export const isMulPath = (path: string): boolean => /\.mul$/i.test(path);

export const isJsonPath = (path: string): boolean => /\.json$/i.test(path);

/** Whether a path names a force. Units may be JSON files too, so the content of a JSON file decides. */
export function isForcePath(path: string): boolean {
  if (isMulPath(path)) return true;
  if (!isJsonPath(path) || kindOfPath(path) !== 'file') return false;
  const content = readUnitFile(path);
  return 'text' in content && isForceJson(content.text);
}
