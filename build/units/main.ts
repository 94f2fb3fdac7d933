import { importUnits } from './import-units.js';

process.exitCode = importUnits(process.argv.slice(2), process);
