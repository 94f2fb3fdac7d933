import type { Figure, Formula } from '../../catalog/index.js';

type Named<Name extends Formula['formula']> = Extract<Formula, { formula: Name }>;

/** Writes a figure of the catalog as a player would read it aloud. */
export function figureWords(figure: Figure): string {
  if (typeof figure === 'number') return figure.toLocaleString('en-US', { maximumFractionDigits: 6 });
  switch (figure.formula) {
    case 'proportional':
      return proportionalWords(figure);
    case 'by-amount':
      return byAmountWords(figure);
    case 'by-trait': {
      const cases = figure.cases.map(({ trait, value }) => `${partWords(value)} if ${spaced(trait)}`);
      return [...cases, `otherwise ${partWords(figure.otherwise)}`].join('; ');
    }
    case 'sum':
      return figure.terms.map(partWords).join(' + ');
    case 'spread-slots':
      return `${figure.slots}, spread over the unit`;
    case 'melee-battle-value':
      return meleeWords(figure);
    case 'charge-battle-value':
      return `damage of the fastest charge × ${figure.valuePerDamagePoint}`;
    case 'by-linked-weapon': {
      const cases = Object.entries(figure.values).map(([id, value]) => `${value} with ${id}`);
      return [...cases, `otherwise ${figure.otherwise}`].join('; ');
    }
    case 'share-of-linked-weapons':
      return `${figure.share} × Battle Value of the linked weapons`;
  }
}

function partWords(figure: Figure): string {
  return typeof figure === 'number' ? figureWords(figure) : `(${figureWords(figure)})`;
}

function proportionalWords(figure: Named<'proportional'>): string {
  const { factor, divisor, rounding, atLeast, atMost, plus, times, sharedBy } = figure;
  const factors = factor === undefined || factor === 1 ? [] : [figureWords(factor)];
  const product = [...figure.of.map(amountWords), ...factors].join(' × ');
  return [
    divisor === undefined ? product : `${product} / ${figureWords(divisor)}`,
    rounding && ROUNDING_WORDS[rounding],
    atLeast !== undefined && `at least ${figureWords(atLeast)}`,
    atMost !== undefined && `at most ${figureWords(atMost)}`,
    plus !== undefined && `plus ${figureWords(plus)}`,
    times !== undefined && `times ${figureWords(times)}`,
    sharedBy !== undefined && `shared among ${amountWords(sharedBy)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const ROUNDING_WORDS: Readonly<Record<NonNullable<Named<'proportional'>['rounding']>, string>> = {
  up: 'rounded up',
  down: 'rounded down',
  nearest: 'rounded to the nearest whole',
  kilogram: 'rounded to the kilogram',
  construction: 'rounded up to the half ton',
};

function byAmountWords(figure: Named<'by-amount'>): string {
  const steps = figure.steps.map((step) => {
    const limit = 'upTo' in step ? `up to ${step.upTo}` : `below ${step.below}`;
    return `${partWords(step.value)} ${limit}`;
  });
  return `by ${amountWords(figure.of)}: ${[...steps, `otherwise ${partWords(figure.otherwise)}`].join('; ')}`;
}

function meleeWords(figure: Named<'melee-battle-value'>): string {
  const damage = `${amountWords('tonnage')} / ${figure.tonsPerDamagePoint}, rounded ${figure.damageRounding}`;
  const extra = figure.extraDamage === undefined ? '' : `, plus ${figure.extraDamage}`;
  const boosted = `× ${figure.tripleStrengthFactor} with triple-strength myomer`;
  return `damage (${damage}${extra}) × ${figure.valuePerDamagePoint}, ${boosted}`;
}

// Items have a tonnage too, so the unit's must be named as such.
function amountWords(amount: string): string {
  return amount === 'tonnage' ? 'unit tonnage' : spaced(amount);
}

/** Writes terms such as `engineTonnage` and `space-station` as plain words. */
export function spaced(term: string): string {
  return term
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bmp\b/, 'MP');
}
