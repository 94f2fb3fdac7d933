import type { Design } from '../../../src/edge/battle.js';
import { fullRounds } from '../../../src/edge/catalog.js';
import { type LocationName, rulesetOf } from '../../../src/edge/rules.js';
import { Button } from '../../controls/button.js';

import { Stepper } from '../../controls/stepper.js';
import { ruleset } from '../../state/address.js';
import { titled } from '../../words.js';
import { hardiness } from './condition.js';
import { change } from './situation.js';
import { type Situation, UNHURT } from './situation-fields.js';
import './damage-editor.css';

/** Columns of a record sheet, by the situation's field with the points left. */
const COLUMNS = [
  { field: 'targetArmor', name: 'Armor', of: ({ armor }: Design) => armor },
  { field: 'targetRear', name: 'Rear', of: ({ rearArmor }: Design) => rearArmor },
  { field: 'targetStructure', name: 'Structure', of: ({ structure }: Design) => structure },
] as const;
type Column = (typeof COLUMNS)[number];

/** The target's remaining points, location by location, as on a record sheet. */
export function DamageEditor({ design, now }: { readonly design: Design; readonly now: Situation }) {
  const rules = rulesetOf(ruleset.value);
  const edition = rules.weapons.edition ?? undefined;
  const bins = design.bins.map((bin) => ({ ...bin, rounds: fullRounds(bin.item, bin.rounds, edition) }));
  return (
    <>
      <div class="row">
        <Button onClick={() => change(UNHURT)}>Undamaged</Button>
        <Button onClick={() => change(withArmor(design, 0.5))}>Half the armor</Button>
        <Button onClick={() => change(withArmor(design, 0))}>No armor</Button>
      </div>
      <table class="sheet numbers">
        <caption class="unseen">Points that the target has left</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Location</span>
            </th>
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {design.plan.locations.map((location, index) => (
            <tr key={location}>
              <th scope="row">{nameOf(design, index)}</th>
              {COLUMNS.map((column) => (
                <td key={column.name}>
                  {(column.name !== 'Rear' || design.plan.hasRear[index] === 1) && (
                    <Points design={design} now={now} column={column} location={location} index={index} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="fields">
        <Stepper
          label="Engine hits"
          value={now.targetEngine}
          min={0}
          max={2}
          note="the third destroys the ’Mech"
          onChange={(targetEngine) => change({ targetEngine })}
        />
        <Stepper
          label="Gyro hits"
          value={Math.min(now.targetGyro, hardiness(design, rules))}
          min={0}
          max={hardiness(design, rules)}
          onChange={(targetGyro) => change({ targetGyro })}
        />
        <Stepper
          label="Pilot hits"
          value={now.targetWounds}
          min={0}
          max={5}
          note="the sixth kills"
          onChange={(targetWounds) => change({ targetWounds })}
        />
      </div>
      {bins.length > 0 && (
        <fieldset>
          <legend class="label">Ammunition left (it may explode)</legend>
          <div class="fields">
            {bins.map(({ index, item, rounds, mount }) => (
              <Stepper
                key={index}
                label={`${item.shortName ?? item.name} ${mount.location ?? ''}`}
                value={Math.min(now.targetRounds[String(index)] ?? rounds, rounds)}
                min={0}
                max={rounds}
                note={`of ${rounds}`}
                onChange={(left) =>
                  change({ targetRounds: lessThan(now.targetRounds, String(index), left, rounds) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

const nameOf = ({ plan }: Design, index: number): string => titled(plan.words[index] ?? '');

interface PointsProps {
  readonly design: Design;
  readonly now: Situation;
  readonly column: Column;
  readonly location: LocationName;
  readonly index: number;
}

function Points({ design, now, column, location, index }: PointsProps) {
  const { field, name, of } = column;
  const full = of(design)[index] as number;
  // A unit without its head or center is no target.
  const least = name === 'Structure' && (location === 'head' || location === 'center_torso') ? 1 : 0;
  const value = Math.max(least, Math.min(now[field][location] ?? full, full));
  return (
    <label class="points" data-hurt={value < full}>
      <span class="unseen">
        {name}, {nameOf(design, index)}
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={full}
        value={value}
        disabled={full === 0}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          const left = Math.max(least, Math.min(Number.isFinite(typed) ? Math.round(typed) : full, full));
          event.currentTarget.value = String(left);
          change({ [field]: lessThan(now[field], location, left, full) });
        }}
      />
      <span class="faint">/{full}</span>
    </label>
  );
}

/** Sets the points left. Undamaged locations are not listed. */
function lessThan(
  amounts: Readonly<Record<string, number>>,
  word: string,
  left: number,
  full: number,
): Readonly<Record<string, number>> {
  const { [word]: _, ...others } = amounts;
  return left < full ? { ...others, [word]: left } : others;
}

function withArmor({ armor, rearArmor, plan }: Design, part: number): Partial<Situation> {
  const share = (full: Float64Array) =>
    Object.fromEntries(
      plan.locations.flatMap((location, index) => {
        const points = full[index] as number;
        return points > 0 ? [[location, Math.floor(points * part)]] : [];
      }),
    );
  return { targetArmor: share(armor), targetRear: share(rearArmor) };
}

/** The damage, in a few words. */
export function damageWords(design: Design, now: Situation): string {
  const missing = (column: Column) =>
    design.plan.locations.reduce((sum, location, index) => {
      const full = column.of(design)[index] as number;
      return sum + full - Math.min(now[column.field][location] ?? full, full);
    }, 0);
  const [armor, rear, structure] = [COLUMNS[0], COLUMNS[1], COLUMNS[2]].map(missing) as [
    number,
    number,
    number,
  ];
  const words = [
    armor + rear > 0 ? `−${armor + rear} armor` : '',
    structure > 0 ? `−${structure} structure` : '',
    now.targetEngine > 0 ? 'engine hit' : '',
    now.targetGyro > 0 ? 'gyro hit' : '',
    now.targetWounds > 0 ? 'pilot hit' : '',
    Object.keys(now.targetRounds).length > 0 ? 'less ammunition' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'none' : words.join(', ');
}
