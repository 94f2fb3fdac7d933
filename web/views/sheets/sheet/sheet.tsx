import { useMemo, useState } from 'preact/hooks';
import { type Combatant, moverOf } from '../../../../src/edge/battle.js';
import type { TableGame } from '../../../../src/edge/table.js';
import { type CardRow, type UnitCard, unitCard } from '../../../../src/edge/units.js';
import { quirkName } from '../../../controls/quirk-words.js';
import { grouped } from '../../../words.js';
import { InTurn } from '../drawing/in-turn.js';
import { unitValue } from '../game/force-values.js';
import type { OnTable } from '../game/table.js';
import { SideSign } from '../side-sign.js';
import { UnitTags } from '../unit-tags.js';
import { BlowsTable } from './blows-table.js';
import { CriticalTable } from './critical-table.js';
import { Figures } from './figure.js';
import { HeatScale } from './heat-scale.js';
import { LocationDialog, type OpenLocation } from './location-dialog.js';
import { Marks } from './marks.js';
import { UnitState, Warrior } from './warrior.js';
import { WeaponsTable } from './weapons-table.js';
import './sheet.css';

/** The record sheet of one unit, whatever its body is. */
export function Sheet({ table, index }: { readonly table: OnTable; readonly index: number }) {
  const { game } = table;
  const [open, setOpen] = useState<OpenLocation>();
  const { battle, stage } = game;
  const unit = battle.unit(index);
  const { design } = unit;
  const { walk, run, jump } = moverOf(battle, unit);
  const card = useMemo(() => unitCard(design.unit, { ruleset: battle.rules }), [design, battle.rules]);
  const { ways } = design.kind.sheet;
  return (
    <article class="sheet-page" aria-label={`Sheet of ${design.name}`} data-out={unit.isOut}>
      <header class="sheet-head">
        <h2>
          <SideSign unit={unit} /> {design.name}
        </h2>
        <UnitTags table={table} unit={unit} />
      </header>
      <div class="sheet-body">
        <div class="sheet-column">
          <section class="sheet-part sheet-data" aria-label="Unit data">
            <dl class="sheet-figures numbers">
              <div>
                <dt>{ways.walk.name}</dt>
                <dd>{walk}</dd>
              </div>
              {ways.run !== ways.walk && (
                <div>
                  <dt>{ways.run.name}</dt>
                  <dd>{run}</dd>
                </div>
              )}
              <div>
                <dt>Jump</dt>
                <dd>{jump}</dd>
              </div>
              <div>
                <dt>Tons</dt>
                <dd>{design.tonnage}</dd>
              </div>
            </dl>
            <p class="sheet-facts">{factsOf(card)}</p>
            <dl class="data-rows">
              {dataRows(game, unit, card).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <InTurn key={`weapons ${index}`}>
            <WeaponsTable game={game} unit={unit} />
          </InTurn>
          <InTurn key={`blows ${index}`}>
            <BlowsTable game={game} unit={unit} />
          </InTurn>
          <InTurn key={`warrior ${index}`}>
            <Warrior unit={unit} />
            <UnitState unit={unit} />
          </InTurn>
        </div>
        <div class="sheet-column">
          <Figures unit={unit} onOpen={setOpen} />
          <InTurn key={`marks ${index}`}>
            <Marks unit={unit} />
            {design.tracksHeat && <HeatScale table={table} unit={unit} />}
          </InTurn>
        </div>
      </div>
      <InTurn key={index}>
        <CriticalTable stage={stage} unit={unit} onOpen={setOpen} />
      </InTurn>
      {open !== undefined && (
        <LocationDialog
          key={`${open.location} ${open.rear}`}
          {...open}
          stage={stage}
          unit={unit}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  );
}

/** Its kind, tech base, year and role. The weight is above. */
const factsOf = ({ facts: [_tons, ...facts] }: UnitCard): string => facts.join(', ');

/** The data rows of a record sheet. Movement is above. */
function dataRows(game: TableGame, unit: Combatant, { rows, equipment }: UnitCard): readonly CardRow[] {
  const { design } = unit;
  const quirks = [
    ...design.quirks.map(quirkName),
    ...design.weapons.flatMap((weapon) =>
      weapon.quirks.map((id) => `${quirkName(id)} (${weapon.item.name})`),
    ),
  ];
  return [
    ...rows.filter(({ label }) => label !== 'Movement'),
    ...textRow('Equipment', equipment.map(({ name, where }) => `${name} ${where}`.trim()).join('; ')),
    ...textRow('Quirks', [...new Set(quirks)].join(', ')),
    { label: 'Battle Value', text: grouped(unitValue(game, unit)) },
  ];
}

const textRow = (label: string, text: string): readonly CardRow[] => (text === '' ? [] : [{ label, text }]);

/** A placeholder for a sheet that is far from the screen. */
export const FarSheet = ({ unit }: { readonly unit: Combatant }) => (
  <article class="sheet-page far-sheet" aria-label={`Sheet of ${unit.design.name}`}>
    <header class="sheet-head">
      <h2>
        <SideSign unit={unit} /> {unit.design.name}
      </h2>
    </header>
  </article>
);
