import { useMemo } from 'preact/hooks';
import { ERAS, UNIT_KINDS } from '../../../src/edge/search.js';
import { Choice } from '../../controls/choice.js';
import { Disclosure } from '../../controls/disclosure.js';
import { quirkName } from '../../controls/quirk-words.js';
import type { Contents } from '../../library/questions.js';
import { KIND_WORDS, RULES_LEVELS } from './columns.js';
import { EquipmentFilter } from './equipment-filter.js';
import { type FilterChoice, Least, OneOf, Range, Several, writeQuery } from './filter-fields.js';
import { limitIn, rangeIn, withClauses, withRange } from './query-text.js';
import { query } from './state.js';

const KINDS: readonly FilterChoice[] = UNIT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const TECH: readonly FilterChoice[] = [
  { value: 'is', label: 'Inner Sphere' },
  { value: 'clan', label: 'Clan' },
  { value: 'mixed', label: 'Mixed' },
];
const ERA_CHOICES: readonly FilterChoice[] = ERAS.map(({ name, from, to }) => ({
  value: name,
  label: `${name} (${from === 0 ? `to ${to}` : to === undefined ? `from ${from}` : `${from}–${to}`})`,
}));

/** Filters, for users who do not know the query language: each control writes a clause. */
export function Filters({ contents }: { readonly contents: Contents | undefined }) {
  // Long lists, which every typed letter would redraw.
  const roles = useMemo(() => rolesOf(contents), [contents]);
  const quirks = useMemo(() => quirksOf(contents), [contents]);
  const sources = useMemo(() => sourcesOf(contents), [contents]);
  return (
    <div class="filters">
      <Several field="kind" label="Kind" choices={KINDS} />
      <Several field="tech" label="Technology" choices={TECH} />
      <Weights />
      <Range field="bv" label="Battle Value" />
      <EquipmentFilter known={contents?.equipment ?? NONE} />
      <OneOf field="era" label="Introduced in" any="Any era" choices={ERA_CHOICES} />
      <OneOf field="role" label="Role" any="Any role" choices={roles} />
      <Disclosure title="More filters">
        <div class="filters">
          <Range field="tons" label="Tons" />
          <Range field="year" label="Year" />
          <RulesLimit />
          <div class="filter-pair">
            <Least field="walk" label="Walk or cruise" />
            <Least field="run" label="Run or flank" />
            <Least field="jump" label="Jump" />
            <Least field="armor" label="Armor" />
          </div>
          <OneOf field="quirk" label="Quirk" any="Any quirks or none" choices={quirks} />
          <OneOf field="source" label="Source" any="Any source" choices={sources} />
        </div>
      </Disclosure>
    </div>
  );
}

const NONE: readonly string[] = [];

const plainly = (value: string): FilterChoice => ({ value, label: value });

const rolesOf = (contents: Contents | undefined): readonly FilterChoice[] =>
  (contents?.roles ?? []).filter((role) => role !== 'None').map(plainly);

const quirksOf = (contents: Contents | undefined): readonly FilterChoice[] =>
  (contents?.quirks ?? [])
    .map((value) => ({ value, label: quirkName(value) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

const sourcesOf = (contents: Contents | undefined): readonly FilterChoice[] =>
  (contents?.sources ?? []).map(plainly);

/** Classes of 'Mechs and vehicles by their tons. */
const WEIGHTS = [
  { label: 'Light', range: { least: 20, most: 35 } },
  { label: 'Medium', range: { least: 40, most: 55 } },
  { label: 'Heavy', range: { least: 60, most: 75 } },
  { label: 'Assault', range: { least: 80, most: 100 } },
] as const;

function Weights() {
  const { least, most } = rangeIn(query.value, 'tons');
  return (
    <fieldset class="filter">
      <legend class="label">Weight class</legend>
      <div class="chips">
        {WEIGHTS.map(({ label, range }) => (
          <label key={label} class="chip">
            <input
              type="checkbox"
              checked={range.least === least && range.most === most}
              onChange={({ currentTarget: { checked } }) =>
                writeQuery(withRange(query.value, 'tons', checked ? range : {}))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const LEVELS = RULES_LEVELS.map((level) => ({ value: level.toLowerCase(), label: `Up to ${level}` }));

/** Events name the highest level that they allow. */
function RulesLimit() {
  const written = limitIn(query.value, 'rules')?.toLowerCase() ?? '';
  return (
    <div class="filter">
      <Choice
        label="Rules level"
        value={LEVELS.some(({ value }) => value === written) ? written : ''}
        choices={[{ value: '', label: 'Any level' }, ...LEVELS]}
        onChange={(level) =>
          writeQuery(withClauses(query.value, 'rules', level === '' ? [] : [`rules<=${level}`]))
        }
      />
    </div>
  );
}
