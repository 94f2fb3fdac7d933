import type { SimulationResult, UnitResult } from '../../../../src/simulate/result.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { SIDE_SIGNS } from '../setup/battle-state.js';
import { Bar, range, ratePercent } from './bars.js';

/** What became of each unit: losses, strength, damage by weapon and causes of loss. */
export function UnitResults({ result }: { readonly result: SimulationResult }) {
  const mostDamage = Math.max(
    1,
    ...result.units.flatMap(({ damageDealt, damageTaken }) => [damageDealt, damageTaken]),
  );
  return (
    <div class="unit-results">
      {result.units.map((unit) => (
        <UnitCard key={unit.id} unit={unit} games={result.games} mostDamage={mostDamage} />
      ))}
    </div>
  );
}

interface UnitCardProps {
  readonly unit: UnitResult;
  readonly games: number;
  readonly mostDamage: number;
}

function UnitCard({ unit, games, mostDamage }: UnitCardProps) {
  const { side, lossRate, remainingStrength, remainingStrengthOfSurvivors, damageDealt, damageTaken } = unit;
  const weapons = byName(unit);
  const mostOfWeapons = Math.max(1, ...weapons.map(({ damage }) => damage));
  const causes = Object.entries(unit.causes).sort(([, one = 0], [, other = 0]) => other - one);
  return (
    <section class={`card unit-card ${side}`} aria-label={`${unit.id.replace('-', ' ')}, ${unit.unit}`}>
      <h3 class="unit-title">
        <span class="side-sign" aria-hidden="true">
          {SIDE_SIGNS[side]}
        </span>{' '}
        {unit.unit}{' '}
        <span class="faint">
          {unit.id.replace('-', ' ')}, {unit.gunnery}/{unit.piloting}
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
        words={`${ratePercent(remainingStrength)}${remainingStrengthOfSurvivors === null ? '' : `, ${ratePercent(remainingStrengthOfSurvivors)} if it lives`}`}
      />
      <Bar label="Damage dealt" side={side} share={damageDealt / mostDamage} words={damageDealt.toFixed(1)} />
      <Bar label="Damage taken" side={side} share={damageTaken / mostDamage} words={damageTaken.toFixed(1)} />
      <p class="faint">{unit.kills.toFixed(2)} kills a game</p>
      <Disclosure title="Weapons" summary="damage in an average game">
        {weapons.map(({ name, count, damage }) => (
          <Bar
            key={name}
            label={count > 1 ? `${count} × ${name}` : name}
            side={side}
            share={damage / mostOfWeapons}
            words={damage.toFixed(1)}
          />
        ))}
      </Disclosure>
      {causes.length > 0 && (
        <Disclosure title="Causes of loss" summary={`${unit.lost} of ${games} games`}>
          {causes.map(([cause, count = 0]) => (
            <Bar
              key={cause}
              label={cause.replaceAll('-', ' ')}
              side={side}
              share={count / Math.max(1, unit.lost)}
              words={`${count} ${count === 1 ? 'game' : 'games'}`}
            />
          ))}
        </Disclosure>
      )}
    </section>
  );
}

/** Weapons of one name in one unit stand together, the best first. */
function byName({ weapons }: UnitResult): readonly { name: string; count: number; damage: number }[] {
  const sums = new Map<string, { name: string; count: number; damage: number }>();
  for (const { name, damage } of weapons) {
    const sum = sums.get(name) ?? { name, count: 0, damage: 0 };
    sums.set(name, { name, count: sum.count + 1, damage: sum.damage + damage });
  }
  return [...sums.values()].sort((one, other) => other.damage - one.damage);
}
