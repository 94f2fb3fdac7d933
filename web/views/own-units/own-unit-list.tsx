import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { memberOf } from '../../forces/member.js';
import { writeMember } from '../../forces/written-member.js';
import { openViewWith, ruleset } from '../../state/address.js';
import type { OwnUnit } from '../../units/own-unit.js';
import { nameOf } from '../../units/shelf-unit.js';
import { UNIT_KINDS } from '../../units/unit-kinds.js';
import { counted, grouped } from '../../words.js';
import { deleteUnits } from './delete-units.js';
import { exportUnit } from './export-units.js';

/** Rows drawn at first, and added by each tap on the button below. */
const STEP = 100;

interface OwnUnitListProps {
  readonly units: readonly OwnUnit[];
  readonly unkept: ReadonlySet<string>;
}

export function OwnUnitList({ units, unkept }: OwnUnitListProps) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  /** The place of the unit whose button deleted it; the focus was on that button. */
  const deletedAt = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (deletedAt.current === undefined) return;
    const rows = list.current?.children;
    rows?.[Math.min(deletedAt.current, rows.length - 1)]?.querySelector<HTMLElement>('.delete')?.focus();
    deletedAt.current = undefined;
  });
  return (
    <>
      <ul class="own-unit-list" ref={list}>
        {units.slice(0, shown).map((unit, place) => (
          <Row
            key={unit.id}
            unit={unit}
            isKept={!unkept.has(unit.id)}
            onDelete={() => {
              deletedAt.current = place;
            }}
          />
        ))}
      </ul>
      {units.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>
          Show {grouped(Math.min(STEP, units.length - shown))} more of {grouped(units.length - shown)}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly unit: OwnUnit;
  readonly isKept: boolean;
  readonly onDelete: () => void;
}

function Row({ unit, isKept, onDelete }: RowProps) {
  const { facts, file, remarks, understood } = unit;
  const name = nameOf(facts);
  const figures = [
    UNIT_KINDS[facts.unitType],
    facts.tonnage === undefined ? '' : `${grouped(facts.tonnage)} t`,
    `Battle Value ${grouped(facts.otherValues?.[ruleset.value] ?? facts.battleValue)}`,
    isKept ? '' : 'only until you close the page',
  ];
  return (
    <li class="own-unit">
      <div class="own-unit-words">
        <button
          type="button"
          class="link-button own-unit-name"
          onClick={() =>
            openViewWith('battle-value', new URLSearchParams({ of: 'unit', a: writeMember(memberOf(name)) }))
          }
        >
          {name}
        </button>
        <span class="own-unit-figures">{figures.filter((words) => words !== '').join(' · ')}</span>
        <code class="own-unit-file">{file}</code>
        {remarks.length > 0 && (
          <details class="own-unit-remarks" data-understood={understood}>
            <summary>
              {understood
                ? counted(remarks.length, 'remark')
                : `Not everything in its file was understood (${counted(remarks.length, 'remark')})`}
            </summary>
            <ul>
              {remarks.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div class="row own-unit-actions">
        <Button aria-label={`Export ${name}`} onClick={() => void exportUnit(unit)}>
          Export
        </Button>
        <Button
          look="delete"
          aria-label={`Delete ${name}`}
          onClick={() => {
            onDelete();
            void deleteUnits([unit]);
          }}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
