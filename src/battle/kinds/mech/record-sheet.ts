import { fatalGyroHits } from '../../../rules/piloting/gyro.js';
import { PLAIN_SHEET, type RecordSheet } from '../record-sheet.js';
import { mechFigures } from './figures.js';

export const MECH_SHEET: RecordSheet = {
  ...PLAIN_SHEET,
  systemsOf: ({ design, rules, engineHits, gyroHits, sensorHits, lifeSupportHits }) => {
    const { gyro, fatalEngineHits } = mechFigures(design);
    const sensors = design.slots
      .flat()
      .filter(({ fixture }) => design.fixtures[fixture]?.system === 'sensors').length;
    return [
      { words: 'Engine', hits: engineHits, most: fatalEngineHits },
      ...(gyro === 'none'
        ? []
        : [{ words: 'Gyro', hits: gyroHits, most: fatalGyroHits(rules.piloting, gyro) }]),
      {
        words: 'Sensors',
        hits: sensorHits,
        most: Math.min(sensors, rules.toHit.sensorHits[design.sensors].length + 1),
      },
      { words: 'Life support', hits: lifeSupportHits, most: 1 },
    ];
  },
};
