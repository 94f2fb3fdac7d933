import type { SimulationResult, UnitResult } from '../../../../src/edge/simulate.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { SideMark } from '../../../controls/side-mark.js';
import { SIDE_NAMES } from '../../../forces/sides.js';
import { Bar, range, ratePercent } from '../../../games/bars.js';
import { counted, grouped, oneDigit } from '../../../words.js';
import { unitLabels } from '../unit-labels.js';

/** Results of each unit: losses, strength, damage by weapon and causes of loss. */
export function UnitResults({ result }: { readonly result: SimulationResult }) {
  const mostDamage = Math.max(
    1,
    ...result.units.flatMap(({ damageDealt, damageTaken }) => [damageDealt, damageTaken]),
  );
  const labels = unitLabels(result.units.map(({ side, unit }) => ({ side: SIDE_NAMES[side], name: unit })));
  return (
    <div class="unit-results">
      {result.units.map((unit, place) => (
        <UnitCard
          key={unit.id}
          unit={unit}
          label={labels[place] ?? unit.unit}
          games={result.games}
          mostDamage={mostDamage}
        />
      ))}
    </div>
  );
}

interface UnitCardProps {
  readonly unit: UnitResult;
  readonly label: string;
  readonly games: number;
  readonly mostDamage: number;
}

function UnitCard({ unit, label, games, mostDamage }: UnitCardProps) {
  const { side, lossRate, remainingStrength, remainingStrengthOfSurvivors, damageDealt, damageTaken } = unit;
  const weapons = byName(unit);
  const mostOfWeapons = Math.max(1, ...weapons.map(({ damage }) => damage));
  const causes = Object.entries(unit.causes).sort(([, one = 0], [, other = 0]) => other - one);
  return (
    <section class={`card unit-card ${side}`} aria-label={label}>
      <h3 class="unit-title">
        <SideMark side={side} />
        {label}{' '}
        <span class="faint">
          {SIDE_NAMES[side]}, {unit.gunnery}/{unit.piloting}
        </span>
      </h3>
      <Bar
        label="Lost"
        side={side}
        share={lossRate.value}
        interval={lossRate}
        words={`${ratePercent(lossRate.value)} (${range(lossRate)})`}
      />
      <Bar
        label="Strength left"
        side={side}
        share={remainingStrength}
        words={`${ratePercent(remainingStrength)}${remainingStrengthOfSurvivors === null ? '' : `, ${ratePercent(remainingStrengthOfSurvivors)} if it survives`}`}
      />
      <Bar label="Damage dealt" side={side} share={damageDealt / mostDamage} words={oneDigit(damageDealt)} />
      <Bar label="Damage taken" side={side} share={damageTaken / mostDamage} words={oneDigit(damageTaken)} />
      <p class="faint">{unit.kills.toFixed(2)} kills per game</p>
      <Disclosure title="Weapons" summary="damage per game">
        {weapons.map(({ name, count, damage }) => (
          <Bar
            key={name}
            label={count > 1 ? `${count} × ${name}` : name}
            side={side}
            share={damage / mostOfWeapons}
            words={oneDigit(damage)}
          />
        ))}
      </Disclosure>
      {causes.length > 0 && (
        <Disclosure title="Causes of loss" summary={`${grouped(unit.lost)} of ${grouped(games)} games`}>
          {causes.map(([cause, count = 0]) => (
            <Bar
              key={cause}
              label={cause.replaceAll('-', ' ')}
              side={side}
              share={count / Math.max(1, unit.lost)}
              words={counted(count, 'game')}
            />
          ))}
        </Disclosure>
      )}
    </section>
  );
}

/** Groups a unit's weapons by name, the best first. */
function byName({ weapons }: UnitResult): readonly { name: string; count: number; damage: number }[] {
  const sums = new Map<string, { name: string; count: number; damage: number }>();
  for (const { name, damage } of weapons) {
    const sum = sums.get(name) ?? { name, count: 0, damage: 0 };
    sums.set(name, { name, count: sum.count + 1, damage: sum.damage + damage });
  }
  return [...sums.values()].sort((one, other) => other.damage - one.damage);
}
