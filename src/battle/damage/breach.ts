import { locationAt, NOWHERE } from '../../rules/body/plan.js';
import { breachCheck } from '../../rules/critical/further-checks.js';
import type { HostileSurroundings } from '../../rules/critical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Gear } from '../combatant/gear.js';
import { isOpenWater } from '../movement/ground.js';
import { firesInWater, isTurret, isWet } from '../weapons/water.js';
import { armorTypeAt } from './armor-at.js';
import { markLost } from './loss.js';
import { NOBODY, type Source } from './source.js';

/**
 * A location that is hit in water may be breached: by a roll, or automatically if it has no armor left
 * (docs/rules/environment.md).
 */
export function checkForBreach(battle: Battle, unit: Combatant, location: number, source: Source): void {
  if (unit.elevation >= 0 && !(unit.afloat && isOpenWater(battle.map, unit.hex))) return;
  const around = surroundingsOf(unit, location, source);
  if (around === undefined || !canBeBreached(unit, location)) return;
  if (isBare(unit, location)) {
    breach(battle, unit, location, source, NO_DICE);
    return;
  }
  const armorType = armorTypeAt(unit, location);
  const { breached, roll } = breachCheck(
    around,
    {
      unitQuirks: unit.design.quirks,
      ...(armorType !== undefined && { armorType }),
      ...(hasWorkingAt(unit, 'mending-harjel', location) && { mendsItself: true }),
    },
    battle.roller,
    battle.rulesetOption,
  );
  if (breached) breach(battle, unit, location, source, roll.dice);
  else if (battle.listening) tell(battle, unit, location, roll.dice, false);
}

/** Floods locations that have no armor left and are in water, whatever removed the armor. */
export function floodBareParts(battle: Battle, unit: Combatant): void {
  if (unit.elevation >= 0) return;
  for (let location = 0; location < unit.plan.locations.length; location += 1) {
    if (isWet(unit, location) && isBare(unit, location) && canBeBreached(unit, location))
      breach(battle, unit, location, NOBODY, NO_DICE);
  }
}

const NO_DICE: readonly number[] = [];

function surroundingsOf(unit: Combatant, location: number, source: Source): HostileSurroundings | undefined {
  if (isWet(unit, location)) return 'water';
  if (!unit.afloat || isTurret(unit.plan, location)) return undefined;
  const mount = source.attacker?.design.weapons[source.weapon];
  const fromBelow =
    source.attacker !== undefined && mount !== undefined && firesInWater(source.attacker, mount);
  return fromBelow ? 'water' : 'surface';
}

const canBeBreached = (unit: Combatant, location: number): boolean =>
  unit.design.kind.breach !== undefined &&
  !unit.isOut &&
  !unit.hasLost(location) &&
  !unit.isBreached(location) &&
  !hasWorkingAt(unit, 'harjel', location);

const hasWorkingAt = (unit: Combatant, gear: Gear, at: number): boolean =>
  unit.design.gear[gear]?.some(({ index, location }) => location === at && unit.isWorking(index)) ?? false;

const isBare = ({ armor, rearArmor, plan }: Combatant, location: number): boolean =>
  (armor[location] as number) <= 0 || (plan.hasRear[location] === 1 && (rearArmor[location] as number) <= 0);

/** With a side torso, the arm next to it stops working. */
function breach(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  dice: readonly number[],
): void {
  unit.breached |= 1 << location;
  if (battle.listening) tell(battle, unit, location, dice, true);
  unit.design.kind.breach?.(battle, unit, location);
  const limb = unit.plan.beside[location] as number;
  if (limb !== NOWHERE && canBeBreached(unit, limb)) breach(battle, unit, limb, source, NO_DICE);
  const fatal = unit.fatalDamage();
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}

function tell(
  battle: Battle,
  unit: Combatant,
  location: number,
  dice: readonly number[],
  breached: boolean,
): void {
  battle.tell({
    type: 'breach',
    unit: unit.index,
    location: locationAt(unit.plan, location),
    dice,
    breached,
  });
}
