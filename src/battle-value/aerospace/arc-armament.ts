import { addAmmunition, valueByTons } from '../common/ammunition.js';
import { at } from '../common/defensive-equipment.js';
import type { Counted, Stock } from '../common/stock.js';
import { heatWithLink, OVERHEATED } from '../common/weapon-heat.js';
import { type WeaponRecord, weaponRecord, worth, worthInWords } from '../common/weapon-record.js';
import { type ReportWriter, shown } from '../report.js';
import type { LargeCraft } from './aerospace-unit.js';
import { type ArcPlan, arcOf, arcPlanOf, chooseArcs } from './arcs.js';
import { heatCapacity } from './heat-capacity.js';

/** The weapons of one arc. */
interface Armament {
  readonly name: string;
  /** Identical weapons together. */
  readonly batteries: WeaponRecord[];
  readonly weapons: Counted[];
  readonly ammunition: Counted[];
  /** Of the weapons, each counted separately. */
  total: number;
  heat: number;
}

const FULL = 1;
const SUPPORTING = 0.5;
const DISTANT = 0.25;

/**
 * Adds weapons and their rounds by arc. The arcs that face the enemy count in full, as far as the heat sinks allow.
 */
export function armamentByArcs(craft: LargeCraft, stock: Stock, report?: ReportWriter): number {
  const plan = arcPlanOf(craft);
  const armaments = armamentsOf(plan, stock);
  const [main, second, third] = chooseArcs(plan, armaments);
  const limit = heatCapacity(craft, stock);
  if (report) {
    report.line('Main arc', `${main.name}, weapons ${shown(main.total)}`);
    report.line('Second arc', `${second.name}, weapons ${shown(second.total)}`);
    report.line('Third arc', `${third.name}, weapons ${shown(third.total)}`);
    report.line('Heat efficiency', `${limit}`);
  }

  const both = main.heat + second.heat;
  let value = addArmament(0, main, FULL, report);
  reportHeat(main.heat, limit, report);
  value = addArmament(value, second, main.heat > limit ? FULL * OVERHEATED : FULL, report);
  reportHeat(both, limit, report);
  value = addArmament(value, third, both > limit ? SUPPORTING * OVERHEATED : SUPPORTING, report);
  for (const armament of armaments) {
    if (armament === main || armament === second || armament === third) continue;
    value = addArmament(value, armament, DISTANT, report);
  }
  return value;
}

function reportHeat(heat: number, limit: number, report?: ReportWriter): void {
  const words = heat > limit ? ' (too much: the next arc counts half)' : '';
  report?.line('Heat so far', `${shown(heat)}${words}`);
}

function armamentsOf(plan: ArcPlan, { weapons, ammunition, marks }: Stock): readonly Armament[] {
  const armaments = plan.arcs.map(({ name }): Armament => {
    return { name, batteries: [], weapons: [], ammunition: [], total: 0, heat: 0 };
  });
  for (const counted of weapons) {
    const arc = arcOf(plan, counted.mount);
    const armament = armaments[arc ?? plan.elsewhere] as Armament;
    const battery = joinedBattery(armament.batteries, counted, marks);
    if (battery === undefined) continue;
    armament.weapons.push(counted);
    armament.heat += battery.heat;
    if (arc !== undefined) armament.total += battery.value;
  }
  for (const bin of ammunition) armaments[arcOf(plan, bin.mount) ?? plan.elsewhere]?.ammunition.push(bin);
  return armaments;
}

/**
 * Returns the battery that the weapon joins or starts. Its value and heat are still those of one weapon. Identical
 * weapons with the same link count as one battery: the bonus of a capacitor is added once for all of them.
 */
function joinedBattery(batteries: WeaponRecord[], counted: Counted, marks: number): WeaponRecord | undefined {
  // Identical weapons are mostly adjacent.
  for (let index = batteries.length - 1; index >= 0; index -= 1) {
    const battery = batteries[index] as WeaponRecord;
    if (!areAlike(battery, counted)) continue;
    battery.count += 1;
    return battery;
  }
  const record = weaponRecord(counted, marks);
  if (record === undefined) return undefined;
  record.heat = heatWithLink(record);
  batteries.push(record);
  return record;
}

/** Arrays differ by their guns. */
const areAlike = (battery: WeaponRecord, { mount, roles }: Counted): boolean =>
  battery.roles === roles &&
  !roles.array &&
  battery.mount.linkedBy?.item === mount.linkedBy?.item &&
  battery.mount.location === mount.location &&
  battery.mount.rear === mount.rear;

function addArmament(
  before: number,
  { name, batteries, weapons, ammunition }: Armament,
  arcFactor: number,
  report?: ReportWriter,
): number {
  report?.continuedSection(name);
  if (batteries.length === 0) report?.line('No weapons', '');
  let value = before;
  for (const battery of batteries) {
    battery.arcFactor = arcFactor;
    battery.value = worth(battery);
    value += battery.value;
    if (report) {
      const { count, roles, mount } = battery;
      const label = `${count === 1 ? '' : `${count} × `}${roles.item.name}${at(mount.location)}`;
      report.line(label, `+ ${worthInWords(battery, '')}`, value);
    }
  }
  return addAmmunition(value, { weapons, ammunition }, report, { arcFactor, binValue: valueByTons });
}
