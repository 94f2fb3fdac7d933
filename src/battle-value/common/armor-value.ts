import type { Armor } from '../../catalog/index.js';
import type { Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { MARKS } from './item-roles.js';
import type { Counted, Stock } from './stock.js';

const VALUE_OF_ARMOR_POINT = 2.5;
const MODULAR_ARMOR_POINTS = 10;
const BLUE_SHIELD_BONUS = 0.2;
/** Armor with a lower BAR is worth less. */
const FULL_ARMOR_RATING = 10;

interface ArmoredLocation {
  readonly location: string;
  readonly armorPoints: number;
  readonly rearArmorPoints?: number;
  readonly armor?: Armor;
  /** If left out, that of the armor itself. */
  readonly armorRating?: number;
}

interface ArmoredUnit {
  readonly locations: readonly ArmoredLocation[];
  readonly equipment: readonly Mount[];
  readonly patchwork: boolean;
}

export const blueShieldBonus = ({ marks }: Stock): number =>
  marks & MARKS.blueShield ? BLUE_SHIELD_BONUS : 0;

interface ArmorRules {
  /** Points that protect a torso-mounted cockpit, which count once more. */
  readonly torsoCockpit?: number;
  /** Value of a point, if it differs from the usual. */
  readonly pointValue?: number;
}

export function armorValue(
  unit: ArmoredUnit,
  stock: Stock,
  report?: ReportWriter,
  { torsoCockpit = 0, pointValue = VALUE_OF_ARMOR_POINT }: ArmorRules = {},
): number {
  const { locations } = unit;
  const blueShield = blueShieldBonus(stock);
  if (unit.patchwork || hasSelfRepair(stock)) {
    return armorByLocation(unit, stock, torsoCockpit, pointValue, report);
  }
  let points = 0;
  for (let index = 0; index < locations.length; index += 1) points += armorPointsOf(locations[index]);
  const modular = stock.modularArmor * MODULAR_ARMOR_POINTS;
  const factor = armorFactor(locations[0]) + blueShield;
  const rating = ratingFactor(locations[0]);
  const value = (points + modular + torsoCockpit) * factor * rating * pointValue;
  if (report) {
    const extras = [
      modular > 0 ? ` + ${modular} (modular armor)` : '',
      torsoCockpit > 0 ? ` + ${torsoCockpit} (torso-mounted cockpit)` : '',
    ].join('');
    const sum = extras === '' ? `${points}` : `(${points}${extras})`;
    report.line(
      'Armor',
      `${sum} × ${pointValue}${times(factor, because(locations[0]?.armor?.name, blueShield))}${times(rating, 'BAR')}`,
      value,
    );
  }
  return value;
}

/** Patchwork armor and self-repairing locations are counted location by location. */
function armorByLocation(
  unit: ArmoredUnit,
  stock: Stock,
  torsoCockpit: number,
  pointValue: number,
  report?: ReportWriter,
): number {
  const blueShield = blueShieldBonus(stock);
  let points = 0;
  for (const state of unit.locations) {
    const extra = modularArmorIn(unit, state) * MODULAR_ARMOR_POINTS + torsoCockpit;
    const type = armorFactor(state) + blueShield;
    const repair = repairFactor(stock.defensive, state.location);
    const rating = ratingFactor(state);
    points += (armorPointsOf(state) + extra) * (type * repair) * rating;
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
  const value = points * pointValue;
  report?.line('Armor', `${shown(points)} × ${pointValue}`, value);
  return value;
}

export const armorPointsOf = (state: ArmoredLocation | undefined) =>
  state === undefined ? 0 : state.armorPoints + (state.rearArmorPoints ?? 0);

const armorFactor = (state: ArmoredLocation | undefined) => state?.armor?.armor.battleValueMultiplier ?? 1;

const ratingFactor = (state: ArmoredLocation | undefined) =>
  (state?.armorRating ?? state?.armor?.armor.armorRating ?? FULL_ARMOR_RATING) / FULL_ARMOR_RATING;

function hasSelfRepair({ defensive }: Stock): boolean {
  for (const { roles } of defensive) if (roles.selfRepair !== 1) return true;
  return false;
}

/** Each kind counts once in a location, however many there are. */
function repairFactor(defensive: readonly Counted[], location: string): number {
  const kinds = new Set<number>();
  for (const { mount, roles } of defensive) if (mount.location === location) kinds.add(roles.selfRepair);
  return [...kinds].sort().reduce((factor, kind) => factor * kind, 1);
}

function modularArmorIn({ equipment }: ArmoredUnit, { location }: ArmoredLocation): number {
  return equipment.filter(
    (mount) => mount.location === location && mount.item?.traits.includes('modular-armor'),
  ).length;
}

export const because = (material: string | undefined, blueShield: number) =>
  blueShield === 0 ? material : material === undefined ? 'Blue Shield' : `${material}, Blue Shield`;

export function times(factor: number, why: string | undefined): string {
  return factor === 1 ? '' : ` × ${shown(factor)}${why === undefined ? '' : ` (${why})`}`;
}
