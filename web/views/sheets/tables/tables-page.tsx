import { useState } from 'preact/hooks';
import type { Ruleset } from '../../../../src/edge/rules.js';
import {
  CLUSTER_HITS_TABLE,
  MECH_CHASSIS,
  type MechChassis,
  PHYSICAL_ATTACKS,
  resolveCriticalCheck,
} from '../../../../src/edge/rules.js';
import { type SheetTable, somebodyKinds } from '../../../../src/edge/table.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { ruleset } from '../../../state/address.js';
import { choicesOf, counted, RULESETS_IN_WORDS, signed, titled } from '../../../words.js';
import { ourDie } from '../game/our-dice.js';
import { chosenUnit, type OnTable } from '../game/table.js';
import { heatLevels } from '../sheet/heat-effects.js';
import './tables.css';

const ON_SHOW = 'on-show';
/** Targets other than 'Mechs. */
const OTHER_KINDS = somebodyKinds().filter((kind) => kind !== 'mech' && kind !== 'quad');
const KIND_WORDS: Readonly<Record<string, string>> = { vtol: 'VTOL', protomech: 'ProtoMech' };

/** Tables of the current ruleset. A tap on a column rolls on it. */
export function TablesPage({ table }: { readonly table: OnTable }) {
  const [body, setBody] = useState<string>(ON_SHOW);
  const { game } = table;
  const { battle } = game;
  const { rules } = battle;
  const unit = battle.unit(chosenUnit.value);
  const chassis = MECH_CHASSIS.find((known) => known === body);
  const kind = OTHER_KINDS.find((known) => known === body);
  const tables = chassis === undefined ? game.tablesOf(kind ?? unit.index) : chassisTables(rules, chassis);
  const isMech = chassis !== undefined || (kind === undefined && unit.design.mech !== undefined);
  return (
    <div class="tables">
      <section class="card tables-head" aria-label="Tables">
        <p>{RULESETS_IN_WORDS[ruleset.value].name} rules. Tap the head of a column to roll on it.</p>
        <Choice
          label="Body"
          value={body}
          choices={[
            { value: ON_SHOW, label: `${unit.design.name}, on show` },
            ...choicesOf(MECH_CHASSIS),
            ...OTHER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] ?? titled(value) })),
          ]}
          onChange={setBody}
        />
      </section>
      {tables.map(({ title, dice, columns }) => (
        <RolledTable
          key={title}
          title={title}
          dice={dice}
          columns={columns.map(({ name, at }) => ({ name, at: (total) => titled(at(total)) }))}
        />
      ))}
      <ClusterTable />
      {isMech && <CriticalHits rules={rules} />}
      <PhysicalNumbers rules={rules} />
      {unit.design.tracksHeat && (
        <section class="card" aria-labelledby="table-heat">
          <h2 id="table-heat">Heat, {unit.design.name}</h2>
          <table class="rule-table numbers">
            <tbody>
              {heatLevels(unit).map(({ heat, words }) => (
                <tr key={heat}>
                  <th scope="row">{heat}</th>
                  <td>{words.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** The roll for a column, and its row. */
interface Rolled {
  readonly column: string;
  readonly dice: readonly number[];
  readonly total: number;
}

function roll(column: string, count: number): Rolled {
  const dice = Array.from({ length: count }, ourDie);
  return { column, dice, total: dice.reduce((sum, die) => sum + die, 0) };
}

interface RolledTableProps {
  readonly title: string;
  readonly dice: 1 | 2;
  readonly columns: readonly { readonly name: string; readonly at: (total: number) => string }[];
}

function RolledTable({ title, dice, columns }: RolledTableProps) {
  const [rolled, setRolled] = useState<Rolled>();
  const id = `table-${title.toLowerCase().replaceAll(' ', '-')}`;
  const totals = dice === 2 ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [1, 2, 3, 4, 5, 6];
  const answer = columns.find(({ name }) => name === rolled?.column);
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div class="table-box">
        <table class="rule-table numbers">
          <thead>
            <tr>
              <th scope="col">{dice === 2 ? '2D6' : '1D6'}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  <Button
                    aria-label={`Roll on ${title}, ${name}`}
                    onClick={() => setRolled(roll(name, dice))}
                  >
                    {name}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                {columns.map(({ name, at }) => (
                  <td key={name} data-rolled={rolled?.total === total && rolled.column === name}>
                    {at(total)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-live="polite" class="numbers">
        {rolled !== undefined && answer !== undefined ? (
          <>
            {rolled.dice.join(' + ')}
            {dice === 2 && ` = ${rolled.total}`}: <strong>{answer.at(rolled.total)}</strong> ({rolled.column})
          </>
        ) : (
          <span class="faint">Not rolled yet.</span>
        )}
      </p>
    </section>
  );
}

const SIDE_COLUMNS = [
  { name: 'Left', side: 'left' },
  { name: 'Front', side: 'front' },
  { name: 'Right', side: 'right' },
  { name: 'Rear', side: 'rear' },
] as const;

const HIT_TABLES = [
  { title: 'Hit location', dice: 2, table: 'full' },
  { title: 'Punch', dice: 1, table: 'punch' },
  { title: 'Kick', dice: 1, table: 'kick' },
] as const;

/** The tables of a 'Mech without a sheet. */
const chassisTables = ({ hitLocation }: Ruleset, chassis: MechChassis): readonly SheetTable[] =>
  HIT_TABLES.map(({ title, dice, table }) => ({
    title,
    dice,
    columns: SIDE_COLUMNS.map(({ name, side }) => ({
      name,
      at: (total) => hitLocation[table][chassis][side][total] ?? '–',
    })),
  }));

const SIZES = Object.keys(CLUSTER_HITS_TABLE).map(Number);
const USUAL_SIZES = [2, 4, 5, 6, 10, 15, 20];

function ClusterTable() {
  const [size, setSize] = useState('20');
  const sizes = [...new Set([...USUAL_SIZES, Number(size)])].sort((one, other) => one - other);
  return (
    <div class="cluster-tables">
      <RolledTable
        title="Cluster hits"
        dice={2}
        columns={sizes.map((hits) => ({
          name: String(hits),
          at: (total) => String(CLUSTER_HITS_TABLE[hits]?.[total] ?? '–'),
        }))}
      />
      <Choice
        label="One more size"
        value={size}
        choices={SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={setSize}
      />
    </div>
  );
}

/** The result of a check with these dice, calculated by the rules. */
function criticalWords(rules: Ruleset, location: 'center_torso' | 'left_arm', total: number): string {
  const first = Math.max(1, total - 6);
  const dice = [first, total - first];
  const { hits, limbBlownOff } = resolveCriticalCheck({ location }, () => dice.shift() ?? 1, {
    ruleset: rules,
  });
  if (limbBlownOff) return 'blown off';
  return hits === 0 ? '–' : counted(hits, 'hit');
}

const CriticalHits = ({ rules }: { readonly rules: Ruleset }) => (
  <RolledTable
    title="Critical hits"
    dice={2}
    columns={[
      { name: 'Torso', at: (total) => criticalWords(rules, 'center_torso', total) },
      { name: 'Limb or head', at: (total) => criticalWords(rules, 'left_arm', total) },
    ]}
  />
);

/** Attacks with the same name and number share a row. */
function physicalRows({ physical }: Ruleset): readonly (readonly [name: string, modifier: string])[] {
  const names = new Map(Object.entries(PHYSICAL_ATTACKS).map(([kind, { name }]) => [kind, name]));
  const rows = Object.entries(physical.toHit).map(
    ([kind, modifier]) => [names.get(kind) ?? titled(kind), signed(modifier)] as const,
  );
  return [...new Map(rows.map((row) => [row[0], row])).values()];
}

const PhysicalNumbers = ({ rules }: { readonly rules: Ruleset }) => (
  <section class="card" aria-labelledby="table-physical">
    <h2 id="table-physical">Physical attacks</h2>
    <p class="faint">With the piloting skill of the attacker.</p>
    <table class="rule-table numbers">
      <tbody>
        {physicalRows(rules).map(([name, modifier]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{modifier}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
