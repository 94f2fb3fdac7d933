import { describe, expect, it } from 'vitest';
import {
  calculatePilotingRoll,
  type PilotingCause,
  type PilotingOptions,
  type PilotState,
} from '../../../src/edge/rules/piloting.js';

// What TypeScript would not let through comes from callers that it does not check.
const wrong = <T>(value: unknown) => value as T;

describe('wrong input of a piloting roll', () => {
  it.each<[string, Partial<PilotState>, typeof RangeError]>([
    ['piloting is 9', { piloting: 9 }, RangeError],
    ['piloting is -1', { piloting: -1 }, RangeError],
    ['piloting is NaN', { piloting: Number.NaN }, RangeError],
    ['piloting is 4.5', { piloting: 4.5 }, RangeError],
    ['piloting is "5"', { piloting: wrong('5') }, TypeError],
    ['pilotWounds is 7', { pilotWounds: 7 }, RangeError],
    ['gyroHits is -1', { gyroHits: -1 }, RangeError],
    ['gyroType is "wooden"', { gyroType: wrong('wooden') }, RangeError],
    ['movementType is "fly"', { movementType: wrong('fly') }, RangeError],
    ['legs.length is 3', { legs: [{}, {}, {}] }, RangeError],
    ['legs[1].actuators is 4', { legs: [{}, { actuators: 4 }] }, RangeError],
  ])('%s', (message, pilot, error) => {
    const roll = () => calculatePilotingRoll({ piloting: 5, ...pilot }, { kind: 'fall' });
    expect(roll).toThrow(error);
    expect(roll).toThrow(message);
  });

  it.each<[string, PilotingCause]>([
    ['cause.kind is "wind"', wrong({ kind: 'wind' })],
    ['cause.terrain is "lava"', wrong({ kind: 'terrain', terrain: 'lava' })],
    ['cause.terrain.level is -1', { kind: 'terrain', terrain: { type: 'water', level: -1 } }],
    ['cause.modifier is NaN', { kind: 'fall', modifier: Number.NaN }],
    ['cause.hexesMoved is -3', { kind: 'skid', hexesMoved: -3 }],
    ['cause.role is "judge"', wrong({ kind: 'dfa', role: 'judge' })],
  ])('%s', (message, cause) => {
    expect(() => calculatePilotingRoll({ piloting: 5 }, cause)).toThrow(message);
  });

  it.each<[string, PilotingOptions]>([
    ['ruleset is "house"', wrong({ ruleset: 'house' })],
    ['hex[0] is "lava"', wrong({ hex: ['lava'] })],
    ['environment.wind is "breeze"', wrong({ environment: { wind: 'breeze' } })],
    ['otherCauses[0].kind is "wind"', wrong({ otherCauses: [{ kind: 'wind' }] })],
  ])('%s', (message, options) => {
    expect(() => calculatePilotingRoll({ piloting: 5 }, { kind: 'fall' }, options)).toThrow(message);
  });
});
