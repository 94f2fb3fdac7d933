import type { EquipmentItem } from '../../../catalog/index.js';
import type { Combatant } from '../../combatant/combatant.js';

/** Legs of a QuadVee that are lost, or whose wheel or track is hit. */
export function legsOut(unit: Combatant): number {
  let out = 0;
  for (const leg of unit.plan.legs) if (unit.hasLost(leg) || isMotiveHit(unit, leg)) out += 1;
  return out;
}

function isMotiveHit({ design, hitSlots }: Combatant, leg: number): boolean {
  const hits = hitSlots[leg] as number;
  if (hits === 0) return false;
  return (
    design.slots[leg]?.some(
      ({ fixture }, slot) => (hits & (1 << slot)) !== 0 && isMotive(design.fixtures[fixture]?.item),
    ) === true
  );
}

const isMotive = (item: EquipmentItem | undefined): boolean =>
  item?.traits.includes('tracks') === true || item?.traits.includes('wheels') === true;

/** Damaged leg slots that make a conversion harder: actuators, conversion gear, wheels and tracks. */
export function hitsInTheWay({ design, hitSlots, plan }: Combatant): number {
  let hits = 0;
  for (const leg of plan.legs) {
    const hit = hitSlots[leg] as number;
    if (hit === 0) continue;
    for (const [slot, { fixture }] of (design.slots[leg] ?? []).entries()) {
      const held = design.fixtures[fixture];
      if ((hit & (1 << slot)) !== 0 && (held?.system !== undefined || isMotive(held?.item))) hits += 1;
    }
  }
  return hits;
}
