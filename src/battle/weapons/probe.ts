import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { LineOfSight } from '../sight/line-of-sight.js';
import { isCutOff, isCutOffByAngel } from './ecm.js';
import type { Line } from './line.js';

const line = new LineOfSight({ withNotes: true });

/** A line without the smoke that the unit's active probe sees through, if the rules allow that. */
export function lineThroughSmoke(battle: Battle, unit: Combatant, target: Combatant, seen: Line): Line {
  if (seen.interveningModifier === 0 || !battle.rules.electronics.probesSeeThroughSmoke) return seen;
  const reach = probeRange(battle, unit);
  if (reach === 0) return seen;
  line.trace(battle.map, unit, target);
  let smoke = 0;
  for (const { hex, what, points } of line.notesOnTheWay) {
    if (what === 'smoke' && battle.map.distance(unit.hex, hex) <= reach) smoke += points;
  }
  return smoke === 0 ? seen : { ...seen, interveningModifier: seen.interveningModifier - smoke };
}

/** The range of its best active probe; 0 if ECM jams it. */
function probeRange(battle: Battle, unit: Combatant): number {
  const probes = unit.design.gear['active-probe'];
  if (probes === undefined) return 0;
  const cutOff = isCutOff(battle, unit);
  const byAngel = cutOff && isCutOffByAngel(battle, unit);
  const { probesOnlyAngelStops } = battle.rules.electronics;
  let farthest = 0;
  for (const { index, item } of probes) {
    const range = item !== undefined && 'probeRange' in item ? (item.probeRange ?? 0) : 0;
    const hardened = item?.traits.some((trait) => probesOnlyAngelStops.includes(trait)) ?? false;
    const disturbed = hardened ? byAngel : cutOff;
    if (unit.isWorking(index) && !disturbed) farthest = Math.max(farthest, range);
  }
  return farthest;
}
