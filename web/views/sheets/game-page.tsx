import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SIDES, writeMul } from '../../../src/edge/battle.js';
import type { TableGame } from '../../../src/edge/table.js';
import { Button } from '../../controls/button.js';
import { saveFile } from '../../controls/save-file.js';
import { Segmented } from '../../controls/segmented.js';
import { sayLost } from '../../forces/say-lost.js';
import { SIDE_NAMES } from '../../forces/sides.js';
import { afterPaint } from '../../state/after-paint.js';
import { say } from '../../state/toast.js';
import { InTurn } from './drawing/in-turn.js';
import { printing, printPage } from './drawing/printing.js';
import { WhenNear } from './drawing/when-near.js';
import { OpenGameFile, saveGame } from './game/game-file.js';
import { gameLink } from './game/game-link.js';
import { clearTable } from './game/kept-game.js';
import type { OnTable } from './game/table.js';
import { asking, chosenUnit, redo, undo } from './game/table.js';
import { isAwaited } from './game/turn.js';
import { History } from './log/history.js';
import { Report } from './log/report.js';
import { Overview } from './overview.js';
import { FarSheet, Sheet } from './sheet/sheet.js';
import { SheetWhenChanged } from './sheet/sheet-when-changed.js';
import { SideSign } from './side-sign.js';
import { TablesPage } from './tables/tables-page.js';
import { DicePrompt } from './turn/dice-prompt.js';
import { TurnPanel } from './turn/turn-panel.js';
import { DiceChoice, TurnBar } from './turn-bar.js';

const PAGES = [
  { value: 'overview', label: 'Overview' },
  { value: 'unit', label: 'Unit' },
  { value: 'all', label: 'All sheets' },
  { value: 'history', label: 'History' },
  { value: 'tables', label: 'Tables' },
] as const;
type PageName = (typeof PAGES)[number]['value'];
const page = signal<PageName>('unit');

// The tapped control changes at once, and its result is drawn in the next frame.
const tappedPage = signal<PageName | undefined>(undefined);
const tappedUnit = signal<number | undefined>(undefined);

async function showPage(next: PageName): Promise<void> {
  tappedPage.value = next;
  await afterPaint();
  if (tappedPage.peek() !== next) return;
  page.value = next;
  tappedPage.value = undefined;
}

async function showUnit(next: number): Promise<void> {
  tappedUnit.value = next;
  await afterPaint();
  if (tappedUnit.peek() !== next) return;
  chosenUnit.value = next;
  tappedUnit.value = undefined;
}

/** The undamaged forces while their sheets are printed. */
const clean = signal<OnTable | undefined>(undefined);
effect(() => {
  if (!printing.value) clean.value = undefined;
});

function printClean({ game, step }: OnTable): void {
  clean.value = { game: game.unharmed(), step };
  void printPage();
}

/** The current game. */
export function GamePage({ table }: { readonly table: OnTable }) {
  const { game } = table;
  const shown = clean.value ?? table;
  useKeys();
  const { units } = game.battle;
  const open = (unit: number) => {
    chosenUnit.value = unit;
    page.value = 'unit';
  };
  return (
    <div class="table-game" data-page={page.value}>
      <TurnBar table={table} />
      <DicePrompt table={table} />
      <div class="page-bar screen-only">
        <Segmented
          label="Show"
          name="sheets-page"
          choices={PAGES}
          value={tappedPage.value ?? page.value}
          onChange={(next) => void showPage(next)}
        />
        <DiceChoice />
      </div>
      {(page.value === 'overview' || page.value === 'all') && <Report table={table} />}
      {page.value === 'overview' && <Overview table={shown} onOpen={open} />}
      {page.value === 'unit' && (
        <>
          <UnitStrip table={table} />
          <div class="unit-page">
            <Sheet table={shown} index={chosenUnit.value} />
            <div class="turn-column">
              <Report table={table} besideSheet />
              <InTurn key={chosenUnit.value}>
                <TurnPanel table={table} />
              </InTurn>
            </div>
          </div>
        </>
      )}
      {page.value === 'all' && (
        <div class="all-sheets">
          {units.map(({ index }) => (
            <WhenNear key={index} far={<FarSheet unit={game.battle.unit(index)} />}>
              <SheetWhenChanged table={shown} index={index} />
            </WhenNear>
          ))}
        </div>
      )}
      {page.value === 'history' && <History table={table} />}
      {page.value === 'tables' && <TablesPage table={table} />}
      <div class="row game-tools screen-only">
        <Button onClick={() => saveGame(game)}>Save the game as a file</Button>
        <OpenGameFile />
        <Button onClick={() => void copyLink(game)}>Copy a link to this turn</Button>
        {SIDES.filter((_, side) => units.some((unit) => unit.side === side)).map((side) => (
          <Button key={side} onClick={() => saveMul(game, side)}>
            Save {SIDE_NAMES[side]} as .mul
          </Button>
        ))}
        <Button onClick={() => void printPage()}>Print</Button>
        {(page.value === 'unit' || page.value === 'all' || page.value === 'overview') && (
          <Button onClick={() => printClean(table)}>Print without damage</Button>
        )}
        <Button onClick={clearTable}>Clear the table</Button>
      </div>
    </div>
  );
}

/** Saves forces with their damage, for MegaMek or another game. */
function saveMul(current: TableGame, side: (typeof SIDES)[number]): void {
  saveFile(`${side}.mul`, writeMul(current.mulOf(side), current.battle.rulesetOption), 'application/xml');
  sayLost(current.lostInMul(side));
}

async function copyLink(current: TableGame): Promise<void> {
  const link = gameLink(current);
  if (link === undefined) {
    say('This game is too much for a link. Save it as a file.');
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    say('The link was copied. It holds the game from the beginning of this turn.');
  } catch {
    say('The browser does not let this page copy. Save the game as a file.');
  }
}

/** All units in a row, to switch between sheets. */
function UnitStrip({ table: { game } }: { readonly table: OnTable }) {
  const strip = useRef<HTMLElement>(null);
  const shown = tappedUnit.value ?? chosenUnit.value;
  // If the row is wider than the screen, the open unit is scrolled to the center.
  useEffect(() => {
    const { current: row } = strip;
    const tab = row?.children[chosenUnit.value];
    if (row === null || !(tab instanceof HTMLElement)) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosenUnit.value]);
  return (
    <nav class="unit-strip screen-only" aria-label="Units" ref={strip}>
      {game.battle.units.map((unit) => (
        <button
          key={unit.index}
          type="button"
          class="unit-tab"
          data-out={unit.isOut}
          aria-current={unit.index === shown ? 'true' : undefined}
          onClick={() => void showUnit(unit.index)}
        >
          <SideSign unit={unit} /> {unit.design.name}
          {isAwaited(game, unit) && (
            <span class="awaited" title="It has not acted in this phase">
              <span class="unseen">, to act</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Fields in which these keys undo typing. */
const TYPED_INTO = 'input[type=text], input[type=search], input:not([type]), textarea';

/** Ctrl+Z takes the last step back; Ctrl+Y or Ctrl+Shift+Z makes it again. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || asking.peek() !== undefined) return;
      if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (!again && key !== 'z') return;
      event.preventDefault();
      if (again) redo();
      else undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
