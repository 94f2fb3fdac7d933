import { mayAimAtHead } from '../aiming.js';
import { toHitModifier } from '../modifier.js';

const IMMOBILE = -4;
const AIMED_AT_IMMOBILE_HEAD = 3;
const ADJACENT = 1;
const STEALTH: Readonly<Record<string, number>> = { medium: 1, long: 2, extreme: 2 };

export const TARGET_PRONE = toHitModifier({
  id: 'target_prone',
  name: 'Target prone',
  source: 'target_state',
  value: (shot) => (shot.target.prone ? (shot.range <= ADJACENT ? -2 : 1) : 0),
  describe: (_, value) => (value < 0 ? 'target prone and adjacent' : 'target prone at range'),
  variant: 'value',
});

export const TARGET_IMMOBILE = toHitModifier({
  id: 'target_immobile',
  name: 'Target immobile',
  source: 'target_state',
  value: (shot) => (shot.target.immobile ? (mayAimAtHead(shot) ? AIMED_AT_IMMOBILE_HEAD : IMMOBILE) : 0),
  describe: (_, value) => (value > 0 ? 'aimed at the head of an immobile target' : 'target immobile'),
  variant: 'value',
});

export const PARTIAL_COVER = toHitModifier({
  id: 'partial_cover',
  name: 'Partial cover',
  source: 'target_state',
  value: ({ partialCover }) => (partialCover ? 1 : 0),
  describe: 'target in partial cover',
});

export const TARGET_STUCK = toHitModifier({
  id: 'target_stuck',
  name: 'Target stuck',
  source: 'target_state',
  value: ({ target }) => (target.stuck ? -2 : 0),
  describe: 'target bogged down',
});

export const TARGET_SUPERHEAVY = toHitModifier({
  id: 'target_superheavy',
  name: 'Superheavy target',
  source: 'target_state',
  value: ({ target }) => (target.superheavy ? -1 : 0),
  describe: 'target is superheavy',
});

export const TARGET_STEALTH = toHitModifier({
  id: 'target_stealth',
  name: 'Stealth',
  source: 'target_state',
  value: (shot) => (shot.target.stealth ? (STEALTH[shot.bracket] ?? 0) : 0),
  describe: ({ bracket }) => `stealth at ${bracket} range`,
});
