import { modifierIn } from '../../table.js';
import { toHitModifier } from '../modifier.js';
import { attackerMovement } from '../movement.js';
import { minimumRangePenalty } from '../range.js';
import { BRACKET_WORDS, hexes, MOVEMENT_WORDS, minimumRangeWords, targetMovementWords } from '../words.js';

const SKIDDED_TARGET = 2;
const BEYOND_RANGE_MODIFIERS = 7;
const BEYOND_MOVEMENT_MODIFIERS = 4;
const NO_VARIANT = -1;

export const GUNNERY = toHitModifier({
  id: 'gunnery',
  name: 'Gunnery skill',
  source: 'base',
  value: ({ attacker }) => attacker.gunnery,
  describe: (_, value) => `gunnery ${value}`,
  variant: 'value',
  always: true,
});

export const RANGE = toHitModifier({
  id: 'range',
  name: 'Range',
  source: 'range',
  value: (shot) => (shot.reachable ? shot.rangeModifier : Number.POSITIVE_INFINITY),
  describe: ({ bracket, range }) => `${BRACKET_WORDS[bracket]} (${hexes(range)})`,
  variant: ({ reachable, range, rangeModifier, options }) =>
    reachable && options.rangeModifiers === undefined
      ? range * BEYOND_RANGE_MODIFIERS + rangeModifier
      : NO_VARIANT,
  always: true,
});

export const MINIMUM_RANGE = toHitModifier({
  id: 'minimum_range',
  name: 'Minimum range',
  source: 'range',
  needs: 'minimumRange',
  value: (shot) => minimumRangePenalty(shot.range, shot.minimumRange, shot.rules.toHit.minimumRangeExtra),
  describe: ({ range, minimumRange }) => minimumRangeWords(range, minimumRange),
});

export const ATTACKER_MOVED = toHitModifier({
  id: 'attacker_movement',
  name: 'Attacker movement',
  source: 'attacker_movement',
  // An attacker that ran and skidded fires as if it had jumped.
  value: ({ attacker }) =>
    attacker.soldiers ? 0 : attackerMovement(attacker.skidded ? 'jump' : attacker.movementType),
  describe: ({ attacker }) =>
    attacker.soldiers
      ? 'infantry fires as well on the move'
      : attacker.skidded
        ? 'attacker skidded'
        : MOVEMENT_WORDS[attacker.movementType],
  variant: ({ attacker }) =>
    attacker.soldiers
      ? BEYOND_MOVEMENT_MODIFIERS + 1
      : attacker.skidded
        ? BEYOND_MOVEMENT_MODIFIERS
        : attackerMovement(attacker.movementType),
  always: true,
});

export const TARGET_MOVED = toHitModifier({
  id: 'target_movement',
  name: 'Target movement',
  source: 'target_movement',
  value: ({ targetMovement }) => targetMovement,
  describe: ({ target }) => targetMovementWords(target.movementType, target.hexesMoved),
  variant: ({ target: { hexesMoved, movementType } }) =>
    Number.isInteger(hexesMoved) ? hexesMoved * 2 + (movementType === 'jump' ? 1 : 0) : NO_VARIANT,
  always: true,
});

export const TARGET_SKIDDED = toHitModifier({
  id: 'target_skidded',
  name: 'Target skidded',
  source: 'target_movement',
  needs: 'targetSkidded',
  value: SKIDDED_TARGET,
  describe: 'target skidded',
});

export const HEAT = toHitModifier({
  id: 'heat',
  name: 'Heat',
  source: 'heat',
  needs: 'heat',
  value: ({ attacker, rules }) => modifierIn(rules.toHit.heat, attacker.heat),
  describe: ({ attacker }) => `heat ${attacker.heat}`,
  variant: ({ attacker }) => attacker.heat,
});
