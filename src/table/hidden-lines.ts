import type { Battle } from '../battle/battle.js';
import type { Line } from '../battle/weapons/line.js';

/** A line that no player has declared. */
export const UNSEEN: Line = {
  distance: 1,
  range: 1,
  blocked: true,
  interveningModifier: 0,
  targetModifier: 0,
  behindCover: false,
  wades: false,
  attackerBehindCover: false,
  shallowest: 0,
  point: 0,
  side: 'front',
  said: true,
};

/** No unit sees another before a player declares a line. */
export const hiddenLines = ({ units }: Battle): Battle['linesOfPhase'] =>
  new Array<Line>(units.length ** 2).fill(UNSEEN);
