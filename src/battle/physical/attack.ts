import { type D6Roller, type DiceRoll, roll2d6 } from '../../dice/index.js';
import { locationAt, NOWHERE } from '../../rules/body/plan.js';
import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { ModifierDetail } from '../../rules/modifier.js';
import {
  type IPhysicalAttacker,
  type IPhysicalOptions,
  PHYSICAL_ATTACKS,
  type PhysicalAttackKind,
  type PhysicalHit,
  physicalHitTable,
} from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Source } from '../damage/source.js';
import { struckSide } from '../sight/hit-side.js';
import { isInWaterToTheEyes } from '../sight/sight-end.js';
import type { Blow } from './blow.js';
import { levelsBetween } from './reach.js';
import { strikerOf } from './striker.js';
import { explainBlow, numberOf, optionsOf } from './to-hit.js';

/** A physical attack with its number, hit table and side, all worked out before the first of the phase is resolved. */
export interface ReadyBlow {
  readonly blow: Blow;
  readonly striker: IPhysicalAttacker;
  readonly options: IPhysicalOptions;
  readonly needed: number;
  readonly modifiers: readonly ModifierDetail[] | undefined;
  readonly table: PhysicalHit | null;
  /** The side of the target that is struck. */
  readonly side: BodySide;
  readonly source: Source;
}

export function attackOf(battle: Battle, blow: Blow): ReadyBlow {
  const { map } = battle;
  const { unit, target, kind, aimedAt } = blow;
  const striker = strikerOf(battle, blow);
  const explained = battle.explaining ? explainBlow(battle, blow, striker) : undefined;
  const stance = {
    // The hull strikes targets in the next hex, whatever their height.
    elevationDifference: unit.design.rams
      ? target.elevation - unit.elevation
      : levelsBetween(map, unit, target),
    aimedAt,
    attacker: { prone: unit.prone, superheavy: unit.design.superheavy, height: unit.height },
    target: {
      prone: target.prone,
      superheavy: target.design.superheavy,
      height: target.height,
      partialCover: !target.prone && isInWaterToTheEyes(map, target),
    },
  };
  const table = physicalHitTable(kind, stance, battle.rulesetOption);
  const options = optionsOf(battle, blow);
  const source = { attacker: unit, weapon: -1, kind: 'physical' } as const;
  return {
    blow,
    striker,
    options,
    needed: explained?.targetNumber ?? numberOf(battle, blow, striker, options),
    modifiers: explained?.modifiers,
    table,
    side: table?.fromRear ? 'rear' : sideStruck(map, blow),
    source: PHYSICAL_ATTACKS[kind].undivided ? { ...source, undivided: true } : source,
  };
}

/** Units with one table for all physical attacks are struck in the front from above. */
const sideStruck = (map: Battle['map'], { kind, unit, target }: Blow): BodySide =>
  kind === 'dfa' && target.aptitudes.hitTables.oneTable ? 'front' : struckSide(map, unit.hex, target);

const NO_CHANCE = 12;

/** The dice for the skill that the attack uses. */
function rollerOf({ aptitudes }: Combatant, kind: PhysicalAttackKind): (roller: D6Roller) => DiceRoll {
  const { skill } = PHYSICAL_ATTACKS[kind];
  if (skill === undefined) return aptitudes.rollPiloting;
  return skill === 'gunnery' ? aptitudes.rollGunnery : roll2d6;
}

/** The roll of an attack, with Edge if the pilot spends it, and its event for listeners. */
export function rollToHit(battle: Battle, attack: ReadyBlow): { hit: boolean; total: number } {
  const { blow, needed, modifiers } = attack;
  const { unit, target, kind, limb } = blow;
  const rollDice = rollerOf(unit, kind);
  let roll = rollDice(battle.roller);
  if (roll.total < needed && needed <= NO_CHANCE) {
    const matter = { needed, rolled: roll.total, target: target.index };
    if (battle.spendsEdge(unit, 'reroll_to_hit', undefined, 0.5, matter)) roll = rollDice(battle.roller);
  }
  const hit = roll.total >= needed;
  if (hit) target.jolt(0);
  if (battle.listening) {
    battle.tell({
      type: 'physical-attack',
      unit: unit.index,
      target: target.index,
      kind,
      ...(limb !== NOWHERE && { limb: locationAt(unit.plan, limb) }),
      roll: { needed, dice: roll.dice, total: roll.total, ...(modifiers && { modifiers }) },
      hit,
    });
  }
  return { hit, total: roll.total };
}
