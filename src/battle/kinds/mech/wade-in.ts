import type { PilotingCause } from '../../../rules/piloting/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { fall } from '../../damage/fall.js';
import { featuresUnderfoot, isInWater } from '../../movement/ground.js';
import { passesPilotingRoll } from '../../piloting/roll-piloting.js';

/** A 'Mech that is forced into water, this many levels down, makes the usual roll at once. */
export function wadeIn(battle: Battle, unit: Combatant, levels: number): void {
  const { map } = battle;
  const { hex, elevation } = unit;
  if (unit.prone || unit.isOut || !isInWater(map, hex, elevation)) return;
  const level = map.waterDepth[hex] as number;
  const cause: PilotingCause = { kind: 'terrain', terrain: { type: 'water', level } };
  const footing = featuresUnderfoot(map, hex, elevation);
  if (!passesPilotingRoll(battle, unit, cause, undefined, footing))
    fall(battle, unit, cause, levels, undefined, { hex: footing });
}
