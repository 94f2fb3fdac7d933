import { isForceJson } from '../../battle/force/force-format.js';
import { kindOfPath, readUnitFile } from '../files/unit-files.js';

/** Whether a path is that of a force of MegaMek's. */
export const isMulPath = (path: string): boolean => /\.mul$/i.test(path);

export const isJsonPath = (path: string): boolean => /\.json$/i.test(path);

/** Whether a path is that of a force. Units are written as JSON, too, so the content of such a file is looked at. */
export function isForcePath(path: string): boolean {
  if (isMulPath(path)) return true;
  if (!isJsonPath(path) || kindOfPath(path) !== 'file') return false;
  const content = readUnitFile(path);
  return 'text' in content && isForceJson(content.text);
}
