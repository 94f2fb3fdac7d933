import { fatalGyroHits } from '../../../rules/piloting/gyro.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';

export function isGyroDestroyed({ design, gyroHits, rules }: Combatant): boolean {
  const { gyro } = mechFigures(design);
  return gyro !== 'none' && gyroHits >= fatalGyroHits(rules.piloting, gyro);
}
