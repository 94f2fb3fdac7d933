import type { StepObstacle } from './position.js';

/** Why a step cannot be taken, for people. */
export const OBSTACLE_WORDS: Readonly<Record<StepObstacle, string>> = {
  'off-map': 'the path leaves the map',
  impassable: 'nobody can enter that hex',
  prohibited: 'that ground is closed to it, but for roads',
  'too-steep': 'the next hex is too many levels higher or lower',
  'backward-over-levels': 'it cannot walk backward over that change of level',
  'bridge-too-low': 'the bridge is too low to pass under',
  'enemy-in-the-way': 'an enemy is in the way',
  'hex-taken': 'another unit is in the last hex',
  'no-points': 'it has too few movement points',
  'no-running-into-water': 'nobody runs into water',
  'no-shifting': 'it cannot step sideways',
  prone: 'it is prone',
  'not-prone': 'it is not prone',
  'cannot-stand': 'it cannot stand up',
  stuck: 'it is stuck',
  'cannot-jump': 'it cannot jump like that: a jump comes first, takes jump jets and leads to another hex',
  'in-flight': 'a jump goes straight forward',
  'too-high': 'that hex is too high for its jump',
  'not-the-shortest-way': 'a jump takes the shortest way',
};
