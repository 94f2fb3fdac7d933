import type { Combatant, PhysicalChoice } from '../../../../src/edge/battle.js';
import type { TableGame } from '../../../../src/edge/table.js';
import { somebodyOf } from '../turn/fire/fire-plan.js';
import { forecast } from '../turn/forecast.js';

/** A line of the sheet: a physical attack with one limb, or the same with several. */
interface Line {
  readonly title: string;
  readonly needs: string;
  readonly damage: number;
}

/** The unit's physical attacks, on a stationary 'Mech in the next hex. */
export function BlowsTable({ game, unit }: { readonly game: TableGame; readonly unit: Combatant }) {
  const lines = linesOf(blowsOf(game, unit));
  if (lines.length === 0) return null;
  return (
    <section class="sheet-part" aria-label="Physical attacks">
      <h3>
        Physical attacks <span class="faint">at a target that stands still</span>
      </h3>
      <table class="weapons-table numbers">
        <thead>
          <tr>
            <th scope="col">Attack</th>
            <th scope="col">Needs</th>
            <th scope="col">
              <abbr title="Damage">Dmg</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, needs, damage }) => (
            <tr key={`${title} ${needs} ${damage}`}>
              <th scope="row">{title}</th>
              <td>{needs}</td>
              <td>{damage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function blowsOf(game: TableGame, unit: Combatant): readonly PhysicalChoice[] {
  if (!unit.design.strikes || unit.isOut) return [];
  const target = somebodyOf(unit, game.battle.units.length);
  const found = forecast(() => game.forecastStrikes(unit.index, { target, somebody: { kind: 'mech' } }));
  return 'value' in found ? found.value : [];
}

/** Limbs with the same attack share a line. */
function linesOf(blows: readonly PhysicalChoice[]): readonly Line[] {
  const lines = new Map<string, { line: Omit<Line, 'title'>; name: string; limbs: string[] }>();
  for (const { name, limb, toHit, damage } of blows) {
    const needs = toHit.impossible ? 'cannot' : `${toHit.targetNumber}+`;
    const key = `${name} ${needs} ${damage}`;
    const known = lines.get(key) ?? { line: { needs, damage }, name, limbs: [] };
    if (limb !== null) known.limbs.push(limb.replaceAll('_', ' '));
    lines.set(key, known);
  }
  return [...lines.values()].map(({ line, name, limbs }) => ({
    ...line,
    title: limbs.length === 1 ? `${name}, ${limbs[0]}` : name,
  }));
}
