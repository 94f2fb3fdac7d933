import { calculateBattleValue } from '../../../src/edge/battle-value.js';
import type { Unit } from '../../../src/edge/units.js';
import { ByRules } from '../../controls/by-rules.js';
import { Skills } from '../../controls/skills.js';
import { UnitPicker } from '../../controls/unit-picker.js';
import { unitOf } from '../../forces/found-unit.js';
import type { Member } from '../../forces/member.js';
import { unitWorthElsewhere } from '../../forces/worth-elsewhere.js';
import { asEntry, ruleset } from '../../state/address.js';
import { NotUnderstood } from '../../units/not-understood.js';
import { grouped } from '../../words.js';
import { Difference } from './difference.js';
import { ReportTable, SideBySideTable } from './report-lines.js';
import { sideBySide } from './side-by-side.js';
import { comparing, type Place, units } from './state.js';
import { unitFacts } from './unit-facts.js';

export function UnitView() {
  const a = worthOf(units.a.value);
  const b = comparing.value ? worthOf(units.b.value) : undefined;
  return (
    <>
      <div class={comparing.value ? 'pair-columns' : 'one-column'}>
        <Subject place="a" worth={a} />
        {comparing.value && <Subject place="b" worth={b} />}
      </div>
      {a !== undefined && b !== undefined && (
        <p class="verdict" role="status">
          {b.value.battleValue === a.value.battleValue ? (
            'Both are worth the same.'
          ) : (
            <>
              {units.b.value.name} is worth{' '}
              <strong>{grouped(Math.abs(b.value.battleValue - a.value.battleValue))}</strong>{' '}
              {b.value.battleValue > a.value.battleValue ? 'more' : 'less'} than {units.a.value.name}{' '}
              <Difference a={a.value.battleValue} b={b.value.battleValue} />
            </>
          )}
        </p>
      )}
      {a !== undefined && b !== undefined && (
        <SideBySideTable
          sections={sideBySide(a.value.sections, b.value.sections)}
          names={{ a: units.a.value.name, b: units.b.value.name }}
        />
      )}
      {a !== undefined && !comparing.value && <ReportTable sections={a.value.sections} />}
    </>
  );
}

interface Worth {
  readonly unit: Unit;
  readonly value: ReturnType<typeof calculateBattleValue>;
}

function worthOf(member: Member): Worth | undefined {
  const unit = unitOf(member);
  if (unit === undefined) return undefined;
  const { gunnery, piloting } = member;
  return { unit, value: calculateBattleValue(unit, { gunnery, piloting, ruleset: ruleset.value }) };
}

function Subject({ place, worth }: { readonly place: Place; readonly worth: Worth | undefined }) {
  const member = units[place].value;
  const change = (fields: Partial<Member>) => {
    units[place].value = { ...member, ...fields };
  };
  return (
    <section class="card subject" aria-label={member.name}>
      <div class="subject-fields">
        <UnitPicker
          label={comparing.value ? (place === 'a' ? 'Unit' : 'Compared with') : 'Unit'}
          value={member.name}
          onChange={(name) => asEntry(() => change({ name }))}
        />
        <Skills gunnery={member.gunnery} piloting={member.piloting} onChange={change} />
      </div>
      {worth !== undefined && (
        <>
          <dl class="figures">
            <div class="figure">
              <dt>Battle Value</dt>
              <dd class="numbers">
                <ByRules
                  here={grouped(worth.value.battleValue)}
                  others={unitWorthElsewhere(worth.unit, member)}
                />
              </dd>
            </div>
            {worth.value.battleValue !== worth.value.base && (
              <div class="figure">
                <dt>With a 4/5 pilot</dt>
                <dd class="numbers">{grouped(worth.value.base)}</dd>
              </div>
            )}
            <div class="figure">
              <dt>Defensive</dt>
              <dd class="numbers">{grouped(worth.value.defensive)}</dd>
            </div>
            <div class="figure">
              <dt>Offensive</dt>
              <dd class="numbers">{grouped(worth.value.offensive)}</dd>
            </div>
          </dl>
          <p class="faint">{unitFacts(worth.unit)}</p>
          <NotUnderstood unit={worth.unit} consequence="The Battle Value leaves this out:" />
        </>
      )}
    </section>
  );
}
