import { fighterProblem } from '../units/fighting-unit.js';
import { awaited, unitAtHand } from '../units/shelf.js';
import type { Member } from './member.js';

/** Why a member cannot fight, for now or at all; undefined if it can. */
export const memberProblem = ({ name }: Member): string | undefined => {
  const unit = unitAtHand(name);
  return (unit === undefined ? awaited(name) : undefined) ?? fighterProblem(name, unit);
};
