import { linkTo, ruleset } from '../../state/address.js';
import { grouped, RULESETS_IN_WORDS } from '../../words.js';
import type { AbilityWorth, SkillWorth, UnitWorth, WorthFigure, WorthTable } from '../../worth/read-worth.js';
import { abilityWorth, skillWorth, unitWorth } from '../../worth/worth-files.js';
import { signed, unitWorthWords } from '../../worth/worth-words.js';
import { IntervalBar, scaleOf } from './interval-bar.js';
import './worth-view.css';

/** Tables from games between bots: the worth of abilities, quirks, skills and units. */
export function WorthView() {
  const abilities = abilityWorth.table;
  const skills = skillWorth.table;
  const units = unitWorth.table;
  if (abilityWorth.address === undefined) return <p class="notice">Nothing was measured for this page.</p>;
  return (
    <div class="worth-view">
      <p>
        Figures from games between bots, with 95 % intervals. Bots are not people, and these fights are small:
        one or two units a side on open ground, without objectives.
      </p>
      <Abilities table={abilities} />
      <Skills table={skills} />
      <Units table={units} />
    </div>
  );
}

const byPoints = (one: AbilityWorth, other: AbilityWorth): number => other.points.value - one.points.value;

function Abilities({ table }: { readonly table: WorthTable<AbilityWorth> }) {
  const all = [...table.rows.values()];
  const measured = all.some((row) => row.ruleset === ruleset.value);
  const shown = measured ? ruleset.value : 'standard';
  const rows = all.filter((row) => row.ruleset === shown).sort(byPoints);
  const scale = scaleOf(
    rows.map(({ points }) => points),
    0,
  );
  return (
    <section class="card">
      <h2>Abilities and quirks, {RULESETS_IN_WORDS[shown].name}</h2>
      <p class="faint">
        Points of win rate in an even fight, and the Battle Value that has the same effect.
        <span class="worth-picture-words">
          {' '}
          In the picture, the dot is the figure, the line its interval, and the upright line no effect.
        </span>
        {!measured && ` They were not measured by the rules of ${RULESETS_IN_WORDS[ruleset.value].name}.`}
      </p>
      <table class="worth-rows numbers">
        <thead>
          <tr>
            <th scope="col">Ability or quirk</th>
            <th scope="col">Points</th>
            <th scope="col">95 %</th>
            <td class="worth-picture" />
            <th scope="col">Battle Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, name, points, battleValue, measurable }) => (
            <tr key={`${kind} ${name}`} class={measurable ? undefined : 'faint'}>
              <th scope="row">
                {name}
                {kind === 'quirk' && <span class="faint"> quirk</span>}
              </th>
              <td>{signed(points.value)}</td>
              <td class="worth-ends">
                {signed(points.low)} to {signed(points.high)}
              </td>
              <td class="worth-picture">
                <IntervalBar figure={points} scale={scale} />
              </td>
              <td>{measurable ? `${signed(battleValue.value)} %` : 'no measurable effect'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MadeOf table={table} address={abilityWorth.address} />
    </section>
  );
}

function Skills({ table }: { readonly table: WorthTable<SkillWorth> }) {
  const rows = [...table.rows.values()];
  const pilotings = [...new Set(rows.map(({ piloting }) => piloting))];
  const gunneries = [...new Set(rows.map(({ gunnery }) => gunnery))];
  return (
    <section class="card">
      <h2>Skills, TarComp standard</h2>
      <p class="faint">
        Against 4/5: games won in percent, and two factors on Battle Value: the one charged, and the one that
        wins as often if it is spent on armor.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keyboard too */}
      <section class="worth-grid" aria-label="Skills against 4/5" tabIndex={0}>
        <table class="worth-rows numbers">
          <thead>
            <tr>
              <th scope="col">Gunnery \ piloting</th>
              {pilotings.map((piloting) => (
                <th key={piloting} scope="col">
                  {piloting}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gunneries.map((gunnery) => (
              <tr key={gunnery}>
                <th scope="row">{gunnery}</th>
                {pilotings.map((piloting) => (
                  <td key={piloting}>
                    <SkillCell row={table.rows.get(`${gunnery}/${piloting}`)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MadeOf table={table} address={skillWorth.address} />
    </section>
  );
}

function SkillCell({ row }: { readonly row: SkillWorth | undefined }) {
  if (row === undefined) return null;
  const { winRate, charged, worth } = row;
  return (
    <>
      {winRate.value.toFixed(0)} %
      <div class="faint">
        {charged.toFixed(2)} / {worth.value.toFixed(2)}
      </div>
    </>
  );
}

/** The logarithm of fair value over price: twice and half the price are equally far from it. */
function overPrice({ battleValue, fairValue: { value, low, high } }: UnitWorth): WorthFigure {
  const over = (worth: number): number => Math.log(worth / battleValue);
  return { value: over(value), low: over(low), high: over(high) };
}

function Units({ table }: { readonly table: WorthTable<UnitWorth> }) {
  const rows = [...table.rows.values()]
    .map((row) => ({ row, figure: overPrice(row) }))
    .sort((one, other) => other.figure.value - one.figure.value);
  const scale = scaleOf(
    rows.map(({ figure }) => figure),
    0,
  );
  return (
    <section class="card">
      <h2>Units, TarComp standard</h2>
      <p class="faint">
        The Battle Value at which each would win as often in duels as units of that value do. The most
        underpriced come first.
        <span class="worth-picture-words">
          {' '}
          In the picture, units whose line lies right of the upright one are worth more than they cost.
        </span>
      </p>
      <table class="worth-rows numbers">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Battle Value</th>
            <td class="worth-picture" />
            <th scope="col">Wins like a value of</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, figure }) => (
            <tr key={row.id}>
              <th scope="row">
                <a href={linkTo('units', new URLSearchParams({ unit: row.id })) ?? '#/units'}>{row.name}</a>
              </th>
              <td>{grouped(row.battleValue)}</td>
              <td class="worth-picture">
                <IntervalBar figure={figure} scale={scale} />
              </td>
              <td>{unitWorthWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MadeOf table={table} address={unitWorth.address} />
    </section>
  );
}

/** The number of games, the version of the program, and links to the figures. */
function MadeOf({
  table: { games, commit },
  address,
}: {
  readonly table: WorthTable<unknown>;
  readonly address: string | undefined;
}) {
  if (address === undefined || games === undefined) return null;
  return (
    <p class="faint">
      {grouped(games)} games, commit {commit}. <a href={address}>All figures (JSON)</a>
    </p>
  );
}
