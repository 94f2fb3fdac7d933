import type { Ruleset } from '../../rules/ruleset.js';
import type { Mech, MechLocationState } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { MARKS } from './item-roles.js';
import type { Stock } from './stock.js';

const VALUE_OF_ARMOR_POINT = 2.5;
const VALUE_OF_STRUCTURE_POINT = 1.5;
const MODULAR_ARMOR_POINTS = 10;
const BLUE_SHIELD_BONUS = 0.2;
/** Armor that stops less than a battle-grade weapon is worth half. */
const FULL_ARMOR_RATING = 10;

/** Armor, internal structure and gyro: the first three sums of the defensive rating. */
export function protectionValue(mech: Mech, stock: Stock, ruleset: Ruleset, report?: ReportWriter): number {
  let value = armorValue(mech, stock, report);

  let points = 0;
  for (const { structurePoints } of mech.locations) points += structurePoints;
  const blueShield = stock.marks & MARKS.blueShield ? BLUE_SHIELD_BONUS : 0;
  const type = (mech.structure?.structure.battleValueMultiplier ?? 1) + blueShield;
  const engine = engineFactor(mech, ruleset);
  value += points * VALUE_OF_STRUCTURE_POINT * type * engine;
  if (report) {
    const material = times(type, because(mech.structure?.name, blueShield));
    const reach = times(engine, `${mech.engine.type} engine`);
    report.line('Internal structure', `+ ${points} × ${VALUE_OF_STRUCTURE_POINT}${material}${reach}`, value);
  }

  const gyro = gyroFactor(mech);
  value += mech.tonnage * gyro;
  report?.line('Gyro', `+ ${mech.tonnage} × ${gyro}`, value);
  return value;
}

function armorValue(mech: Mech, stock: Stock, report?: ReportWriter): number {
  const { locations } = mech;
  const torsoCockpit = mech.cockpit === 'torso-mounted' ? pointsOf(locations.find(isCenterTorso)) : 0;
  const blueShield = stock.marks & MARKS.blueShield ? BLUE_SHIELD_BONUS : 0;
  if (mech.patchwork || hasSelfRepair(stock)) {
    return armorByLocation(mech, stock, blueShield, torsoCockpit, report);
  }
  let points = 0;
  for (const location of locations) points += pointsOf(location);
  const modular = stock.modularArmor * MODULAR_ARMOR_POINTS;
  const factor = armorFactor(locations[0]) + blueShield;
  const rating = ratingFactor(locations[0]);
  const value = (points + modular + torsoCockpit) * factor * rating * VALUE_OF_ARMOR_POINT;
  if (report) {
    const extras = [
      modular > 0 ? ` + ${modular} (modular armor)` : '',
      torsoCockpit > 0 ? ` + ${torsoCockpit} (torso-mounted cockpit)` : '',
    ].join('');
    const sum = extras === '' ? `${points}` : `(${points}${extras})`;
    report.line(
      'Armor',
      `${sum} × ${VALUE_OF_ARMOR_POINT}${times(factor, because(locations[0]?.armor?.name, blueShield))}${times(rating, 'BAR')}`,
      value,
    );
  }
  return value;
}

/** Patchwork armor and self-repairing locations are counted one by one. */
function armorByLocation(
  mech: Mech,
  stock: Stock,
  blueShield: number,
  torsoCockpit: number,
  report?: ReportWriter,
): number {
  let points = 0;
  for (const state of mech.locations) {
    const extra = modularArmorIn(mech, state) * MODULAR_ARMOR_POINTS + torsoCockpit;
    const type = armorFactor(state) + blueShield;
    const repair = repairFactor(stock, state.location);
    const rating = ratingFactor(state);
    points += (pointsOf(state) + extra) * type * repair * rating;
    if (report) {
      const { location, armor, armorPoints, rearArmorPoints } = state;
      const rear = rearArmorPoints === undefined ? '' : ` + ${rearArmorPoints} (rear)`;
      const more = extra === 0 ? '' : ` + ${extra}`;
      const sum = `${armorPoints}${rear}${more}`;
      const terms = rear === '' && more === '' ? sum : `(${sum})`;
      const factors = [
        times(type, because(armor?.name, blueShield)),
        times(repair, 'HarJel'),
        times(rating, 'BAR'),
      ].join('');
      report.line(`Armor ${location}`, `+ ${factors === '' ? sum : terms}${factors}`, points);
    }
  }
  const value = points * VALUE_OF_ARMOR_POINT;
  report?.line('Armor', `${shown(points)} × ${VALUE_OF_ARMOR_POINT}`, value);
  return value;
}

const isCenterTorso = ({ location }: MechLocationState) => location === 'CT';

const pointsOf = (state: MechLocationState | undefined) =>
  state === undefined ? 0 : state.armorPoints + (state.rearArmorPoints ?? 0);

const armorFactor = (state: MechLocationState | undefined) => state?.armor?.armor.battleValueMultiplier ?? 1;

const ratingFactor = (state: MechLocationState | undefined) =>
  (state?.armor?.armor.armorRating ?? FULL_ARMOR_RATING) / FULL_ARMOR_RATING;

function hasSelfRepair({ defensive }: Stock): boolean {
  for (const { roles } of defensive) if (roles.selfRepair !== 1) return true;
  return false;
}

/** Once for a location, whatever it holds of it. */
function repairFactor({ defensive }: Stock, location: string): number {
  let factor = 1;
  for (const { mount, roles } of defensive) {
    if (mount.location === location) factor = Math.max(factor, roles.selfRepair);
  }
  return factor;
}

function modularArmorIn(mech: Mech, { location }: MechLocationState): number {
  return mech.equipment.filter(
    (mount) => mount.location === location && mount.item?.traits.includes('modular-armor'),
  ).length;
}

/** An engine that reaches into the side torsos makes the structure easier to destroy. */
function engineFactor({ engine }: Mech, ruleset: Ruleset): number {
  if (engine.type === 'xxl') return ruleset.battleValue.xxlStructureFactor(engine.sideTorsoSlots);
  return SIDE_TORSO_FACTORS[engine.type]?.[engine.sideTorsoSlots] ?? 1;
}

/** By slots in one side torso; superheavy engines take fewer and suffer less. */
const SIDE_TORSO_FACTORS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  light: { 2: 0.75, 1: 0.825 },
  xl: { 3: 0.5, 2: 0.75, 1: 0.825 },
};

function gyroFactor({ gyro, cockpit }: Mech): number {
  if (gyro === 'heavy-duty') return 1;
  return gyro === 'none' && cockpit !== 'interface' ? 0 : 0.5;
}

const because = (material: string | undefined, blueShield: number) =>
  blueShield === 0 ? material : `${material}, Blue Shield`;

function times(factor: number, why: string | undefined): string {
  return factor === 1 ? '' : ` × ${shown(factor)}${why === undefined ? '' : ` (${why})`}`;
}
