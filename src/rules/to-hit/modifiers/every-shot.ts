import type { Ruleset } from '../../ruleset.js';
import { modifierIn } from '../../table.js';
import { toHitModifier } from '../modifier.js';
import { attackerMovement } from '../movement.js';
import { minimumRangePenalty } from '../range.js';
import type { IAttackerState } from '../states.js';
import {
  attackerMovementWords,
  BRACKET_WORDS,
  hexes,
  minimumRangeWords,
  targetMovementWords,
} from '../words.js';

const SKIDDED_TARGET = 2;
const BEYOND_RANGE_MODIFIERS = 7;
const BEYOND_MOVEMENT_MODIFIERS = 4;
/** Beyond all variants of those who walk. */
const DRIVES = BEYOND_MOVEMENT_MODIFIERS + 2;
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

/** Where nobody skids, nobody has. */
const hasSkidded = ({ skidded }: IAttackerState, { movement }: Ruleset): boolean =>
  skidded === true && movement.skids;

export const ATTACKER_MOVED = toHitModifier({
  id: 'attacker_movement',
  name: 'Attacker movement',
  source: 'attacker_movement',
  // An attacker that ran and skidded fires as if it had jumped.
  value: ({ attacker, rules }) =>
    attacker.soldiers ? 0 : attackerMovement(hasSkidded(attacker, rules) ? 'jump' : attacker.movementType),
  describe: ({ attacker, rules }) =>
    attacker.soldiers
      ? 'infantry fires as well on the move'
      : hasSkidded(attacker, rules)
        ? 'attacker skidded'
        : attackerMovementWords(attacker.movementType, attacker.drives),
  variant: ({ attacker, rules }) =>
    attacker.soldiers
      ? BEYOND_MOVEMENT_MODIFIERS + 1
      : hasSkidded(attacker, rules)
        ? BEYOND_MOVEMENT_MODIFIERS
        : attackerMovement(attacker.movementType) + (attacker.drives ? DRIVES : 0),
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
  value: ({ rules }) => (rules.movement.skids ? SKIDDED_TARGET : 0),
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
