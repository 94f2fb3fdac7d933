import type { Battle } from '../battle.js';
import { bestPlaces } from '../bots/sensible/best-places.js';
import type { Combatant } from '../combatant/combatant.js';
import type { DecisionKind } from '../decision.js';
import type { NamedBlowOrder, NamedDecision } from '../named-orders.js';
import { namedDecision } from '../named-orders.js';
import { strikeFacings } from '../physical/index.js';
import { type BlowChoice, blowChoices } from './blow-choices.js';
import { passOf } from './pass.js';
import { volleyCandidates } from './volley-candidates.js';

/** Returns orders worth a closer look, the most promising first; some of them may be illegal. */
export function candidatesFor(
  battle: Battle,
  unit: Combatant,
  kind: DecisionKind,
  most: number,
): readonly NamedDecision[] {
  const { index } = unit;
  const pass = namedDecision(battle, passOf(battle, unit, kind));
  if (kind === 'move') {
    const places = bestPlaces(battle, unit, most);
    return [...places.map((order) => ({ kind, unit: index, order })), pass];
  }
  if (kind === 'fire') {
    const volleys = volleyCandidates(battle, unit).map((order) =>
      namedDecision(battle, { kind, unit: index, order }),
    );
    return [...volleys.slice(0, most), pass];
  }
  const byFacing = strikeFacings(battle, unit).map((torsoFacing) =>
    strikeCandidates(blowChoices(battle, unit, torsoFacing)).map((blows): NamedDecision => {
      const turned = torsoFacing === unit.torsoFacing ? {} : { torsoFacing };
      return { kind, unit: index, order: { ...turned, blows } };
    }),
  );
  return [...inRotation(byFacing).slice(0, most), pass];
}

/** The first of each list, then the second of each, and so on. */
function inRotation<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** Single physical attacks, the most damaging first, and punches with both arms. */
function strikeCandidates(choices: readonly BlowChoice[]): readonly (readonly NamedBlowOrder[])[] {
  const worth = ({ toHit, damage }: BlowChoice): number => toHit.probability * Math.max(1, damage);
  const byWorth = [...choices].sort((one, other) => worth(other) - worth(one));
  const pairs = byWorth.flatMap((one) => {
    const other = byWorth.find(
      ({ kind, order, limb }) =>
        kind === 'punch' && order.target === one.order.target && limb !== one.limb && limb !== null,
    );
    return one.kind === 'punch' && other !== undefined ? [[one.order, other.order]] : [];
  });
  return [...pairs.slice(0, 1), ...byWorth.map(({ order }) => [order])];
}
