import { Button } from '../../../controls/button.js';
import { adopt, advice } from '../game/plans.js';

/** Plans what the bot suggests. */
export function Suggested() {
  const { value } = advice;
  return value === undefined ? null : <Button onClick={() => adopt(value)}>Suggested</Button>;
}
