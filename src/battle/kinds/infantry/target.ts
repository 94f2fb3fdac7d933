import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import { RANGE_BRACKETS } from '../../../rules/to-hit/vocabulary.js';
import type { Infantry } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';
import type { ShotAtIt } from '../../shot/shot-facts.js';
import { type InfantryFigures, infantryFigures, type SuitFigures } from './figures.js';

const SINGLE_SQUAD: IToHitModifierDetail = {
  id: 'single_squad',
  name: 'Single squad',
  value: 1,
  source: 'target_state',
  description: 'target is a single squad',
};

/** Modifiers to shots at it for its numbers and its mounts. */
export function sizeAsTarget({ squads, beast }: Infantry): readonly IToHitModifierDetail[] {
  const entries = squads === 1 ? [SINGLE_SQUAD] : [];
  if (beast?.toHit === undefined) return entries;
  const mount: IToHitModifierDetail = {
    id: 'large_mount',
    name: 'Large mount',
    value: beast.toHit,
    source: 'target_state',
    description: 'target rides large beasts',
  };
  return [...entries, mount];
}

export function suitOf({ armor }: Infantry): SuitFigures | undefined {
  const { sneakInfrared, sneakCamo, dest } = armor;
  if (!sneakInfrared && !sneakCamo && !dest) return undefined;
  return { infrared: sneakInfrared || dest, camouflage: sneakCamo, dest };
}

const BY_RANGE: Readonly<Record<string, number>> = { short: 1, medium: 1, long: 2, extreme: 2 };
const BEST_CAMOUFLAGE = 3;

/**
 * Modifiers to shots at it for its size and its suits (Total Warfare, "Infantry"; Tactical Operations, "Infantry
 * Armor").
 */
export function toHitAgainst(
  design: Design,
  hexesMoved: number,
  shot: ShotAtIt,
): readonly IToHitModifierDetail[] | undefined {
  const figures = infantryFigures(design);
  const { target: own, suit } = figures;
  if (suit === undefined) return own.length === 0 ? undefined : own;
  let known = hidden.get(figures);
  if (known === undefined) {
    known = new Map();
    hidden.set(figures, known);
  }
  const moved = Math.min(hexesMoved, BEST_CAMOUFLAGE);
  const key =
    (moved * RANGE_BRACKETS.length + RANGE_BRACKETS.indexOf(shot.bracket)) * 2 + (shot.bySoldiers ? 1 : 0);
  let entries = known.get(key);
  if (entries === undefined) {
    entries = [...own, ...hiddenBy(suit, moved, shot)];
    known.set(key, entries);
  }
  return entries;
}

/** Bots ask for every shot that they consider; suits answer by range, shooter and the hexes moved. */
const hidden = new WeakMap<InfantryFigures, Map<number, readonly IToHitModifierDetail[]>>();

function hiddenBy(
  { infrared, camouflage, dest }: SuitFigures,
  hexesMoved: number,
  { bracket, bySoldiers }: ShotAtIt,
): readonly IToHitModifierDetail[] {
  const entries: IToHitModifierDetail[] = [];
  const add = (id: string, name: string, value: number): void => {
    if (value > 0)
      entries.push({ id, name, value, source: 'target_state', description: `${name} hides the target` });
  };
  if (infrared && !bySoldiers) add('infrared_suit', 'infrared suit', BY_RANGE[bracket] ?? 0);
  if (dest && !bySoldiers && hexesMoved === 0) add('dest_suit', 'suit of a target that does not move', 1);
  if (camouflage) add('camouflage_suit', 'camouflage suit', Math.max(0, BEST_CAMOUFLAGE - hexesMoved));
  return entries;
}
