import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { calculateBattleValue } from '../../../src/edge/battle-value.js';
import { unitFacts } from '../../../src/edge/search.js';
import { type Unit, unitCard } from '../../../src/edge/units.js';
import { Button } from '../../controls/button.js';
import { ByRules } from '../../controls/by-rules.js';
import { CopyButton } from '../../controls/copy-button.js';
import { Disclosure } from '../../controls/disclosure.js';
import { Skills } from '../../controls/skills.js';
import { addToForce } from '../../forces/add-to-force.js';
import { memberOf } from '../../forces/member.js';
import { attackAt, attackWith } from '../../forces/send-force.js';
import { unitWorthElsewhere } from '../../forces/worth-elsewhere.js';
import { UnansweredError } from '../../library/ask-library.js';
import type { LibraryProblem } from '../../library/questions.js';
import { asEntry, ruleset, sharedAddress } from '../../state/address.js';
import { refuseAsFighter } from '../../units/fighting-unit.js';
import { NotUnderstood } from '../../units/not-understood.js';
import { grouped } from '../../words.js';
import { unitWorth } from '../../worth/worth-files.js';
import { WorthLink } from '../../worth/worth-link.js';
import { worthEnds } from '../../worth/worth-words.js';
import { ReportTable } from '../battle-value/report-lines.js';
import { moveWords } from './columns.js';
import { LibraryNotice } from './library-notice.js';
import { type OpenedUnit, openUnitOf } from './opened-unit.js';
import { openUnit, skills } from './state.js';
import { UnitSheet } from './unit-sheet.js';
import { Variants } from './variants.js';

type State =
  | { readonly is: 'found'; readonly found: OpenedUnit }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly problem: LibraryProblem };

/** Everything about one unit, with buttons that use it in other views. */
export function UnitPage({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const tell = (next: State | undefined) => {
      if (wanted) setState(next);
    };
    tell(undefined);
    openUnitOf(id).then(
      (found) => tell(found === undefined ? { is: 'unknown' } : { is: 'found', found }),
      (error: unknown) => tell({ is: 'failed', problem: problemOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);
  useEffect(() => scrollTo(0, 0), []);
  return (
    <div class="unit-page">
      <p>
        <button type="button" class="text-button" onClick={showList}>
          ‹ All units
        </button>
      </p>
      {state === undefined && <p role="status">Fetching the unit …</p>}
      {state?.is === 'unknown' && (
        <p class="notice" role="alert">
          There is no unit with the id <code>{id}</code> here.
        </p>
      )}
      {state?.is === 'failed' && (
        <LibraryNotice problem={state.problem} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {state?.is === 'found' && <Whole found={state.found} />}
    </div>
  );
}

const problemOf = (error: unknown): LibraryProblem =>
  error instanceof UnansweredError
    ? error.problem
    : { is: 'other', message: error instanceof Error ? error.message : String(error) };

const showList = (): void => {
  asEntry(() => {
    openUnit.value = '';
  });
};

function Whole({ found }: { readonly found: OpenedUnit }) {
  const { unit, name, called, own } = found;
  const { gunnery, piloting } = skills.value;
  const value = calculateBattleValue(unit, { gunnery, piloting, ruleset: ruleset.value });
  return (
    <>
      <section class="card unit-head" aria-label={name}>
        <div>
          <h2 class="unit-name">{name}</h2>
          <p class="unit-facts">
            {unitCard(unit).facts.join(' · ')}
            {own && ' · from a file of your own'}
          </p>
        </div>
        <div class="unit-figures">
          <dl class="figures">
            <div class="figure">
              <dt>Battle Value</dt>
              <dd class="numbers">
                <ByRules
                  here={grouped(value.battleValue)}
                  others={unitWorthElsewhere(unit, { gunnery, piloting })}
                />
              </dd>
            </div>
            {figuresOf(found, value.battleValue).map(([label, text]) => (
              <div key={label} class="figure">
                <dt>{label}</dt>
                <dd class="numbers">{text}</dd>
              </div>
            ))}
          </dl>
          <div class="unit-pilot">
            <Skills
              gunnery={gunnery}
              piloting={piloting}
              onChange={(changed) => {
                skills.value = { ...skills.value, ...changed };
              }}
            />
          </div>
        </div>
        {!own && unitWorth.row(found.id) !== undefined && (
          <p>
            <WorthLink />
          </p>
        )}
        <NotUnderstood unit={unit} consequence="The Battle Value leaves this out:" />
        <Actions unit={unit} called={called} />
      </section>
      <UnitSheet unit={unit} />
      <Disclosure title="Battle Value, step by step" summary={grouped(value.battleValue)}>
        <ReportTable sections={value.sections} />
      </Disclosure>
      <Variants of={found} />
    </>
  );
}

/** The facts that players look for first, besides the Battle Value. */
function figuresOf(
  { id, unit, own }: OpenedUnit,
  battleValue: number,
): readonly (readonly [label: string, text: ComponentChildren])[] {
  const { armor, heat, sinks } = unitFacts(id, unit, battleValue);
  const figures: (readonly [string, ComponentChildren])[] = [
    ['Move', moveWords(unit)],
    ['Armor', grouped(armor)],
  ];
  if (heat >= 0) figures.push(['Heat / sinks', `${heat} / ${sinks}`]);
  const worth = own ? undefined : unitWorth.row(id);
  // Of bots with average pilots, by the standard rules: docs/worth.md.
  if (worth !== undefined)
    figures.push([
      'Wins like a value of',
      <>
        {grouped(worth.fairValue.value)}
        <br />
        <small class="faint">{worthEnds(worth)}</small>
      </>,
    ]);
  return figures;
}

function Actions({ unit, called }: { readonly unit: Unit; readonly called: string }) {
  const refused = refuseAsFighter({ unitType: unit.unitType, unit: () => unit });
  const member = { ...memberOf(called), ...skills.value };
  return (
    <div class="unit-actions">
      <Button look="main" disabled={refused !== undefined} onClick={() => attackWith(member)}>
        Attack with it
      </Button>
      <Button disabled={refused !== undefined} onClick={() => attackAt(member)}>
        Make it the target
      </Button>
      <Button onClick={() => void addToForce(member)}>Add to a force</Button>
      <CopyButton label="Copy link" text={sharedAddress} done="The link was copied." />
      {refused !== undefined && <p class="faint">In an attack or a battle: {refused}.</p>}
    </div>
  );
}
