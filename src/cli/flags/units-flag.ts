import { Option } from 'commander';
import { onlyOnce } from './only-once.js';
import { UNITS_VARIABLE } from './units-variable.js';

/** Every command that looks up units by name takes this flag. */
export const unitsFlag = (): Option =>
  new Option(
    '--units <dir|zip>',
    `a folder or archive of your own units, to find by name (or set ${UNITS_VARIABLE})`,
  ).argParser(onlyOnce('put all units into one folder, which may hold other folders'));
