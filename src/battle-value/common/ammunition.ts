import type { Edition } from '../../catalog/index.js';
import type { Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import type { Counted, Stock } from './stock.js';

interface AmmunitionRules<Mounted extends Mount> {
  /** Factor of poor fire control on rounds. */
  readonly fireControl?: number;
  /** Factor on rounds in an arc that counts for less. */
  readonly arcFactor?: number;
  /** The edition whose values count, if the catalog has any; null for those that all others print. */
  readonly edition?: Edition | null;
  /** The value of one bin, if it is not the listed one: suits and ProtoMechs carry rounds by weight. */
  readonly binValue?: (bin: Counted<Mounted>) => number;
}

const listedValue = ({ roles }: Counted) => roles.battleValue;

/** The value in an edition, if it has one. */
function valueIn({ roles }: Counted, edition: Edition): number {
  const { item, battleValue } = roles;
  return (item.kind === 'ammunition' ? item.byEdition?.[edition]?.battleValue : undefined) ?? battleValue;
}

/** For a bin of several tons: each whole ton counts, at least one. */
export function valueByTons({ mount, roles }: Counted): number {
  const { item, battleValue } = roles;
  if (item.kind !== 'ammunition' || mount.shots === undefined) return battleValue;
  return battleValue * Math.max(1, Math.floor(mount.shots / item.shotsPerTon));
}

/** Rounds count up to the listed value of the weapons that fire them. Without a weapon they count nothing. */
export function addAmmunition<Mounted extends Mount>(
  before: number,
  { ammunition, weapons }: Pick<Stock<Mounted>, 'ammunition' | 'weapons'>,
  report?: ReportWriter,
  {
    fireControl = 1,
    arcFactor = 1,
    edition = null,
    binValue = edition === null ? listedValue : (bin) => valueIn(bin, edition),
  }: AmmunitionRules<Mounted> = {},
): number {
  let value = before;
  for (let index = 0; index < ammunition.length; index += 1) {
    const first = ammunition[index];
    if (first === undefined || first.roles.antiMissile) continue;
    const group = first.roles.ammoGroup;
    if (isCountedBefore(ammunition, index, group)) continue;
    let rounds = 0;
    for (let place = index; place < ammunition.length; place += 1) {
      const bin = ammunition[place] as Counted<Mounted>;
      if (bin.roles.ammoGroup === group) rounds += binValue(bin);
    }
    let cap = 0;
    for (let place = 0; place < weapons.length; place += 1) {
      const { roles } = weapons[place] as Counted;
      if (roles.ammoGroup === group && roles.capsAmmunition) cap += roles.battleValue;
    }
    // Coolant pods count for cooling. No weapon fires them.
    const whole = first.roles.coolantPod ? rounds : Math.min(rounds, cap);
    if (whole === 0 && cap === 0) continue;
    value += whole * fireControl * arcFactor;
    if (report) {
      const poor = fireControl === 1 ? '' : ` × ${fireControl} (fire control)`;
      const arc = arcFactor === 1 ? '' : ` × ${arcFactor} (arc)`;
      const capped = rounds > whole ? ` (of ${shown(rounds)}, at most the weapons)` : '';
      report.line(first.roles.item.name, `+ ${shown(whole)}${poor}${arc}${capped}`, value);
    }
  }
  return value;
}

function isCountedBefore(ammunition: readonly Counted[], index: number, group: number): boolean {
  for (let earlier = 0; earlier < index; earlier += 1) {
    if (ammunition[earlier]?.roles.ammoGroup === group) return true;
  }
  return false;
}
