import { readFileSync } from 'node:fs';
import type { Battle } from '../../src/battle/battle.js';
import { SeededDice, seedOf } from '../../src/dice/index.js';
import { library } from '../measure/built.js';
import { starterUnit } from '../measure/starter-unit.js';

/** The bots that play the games; the judge has other bots. */
export const PLAYED_BY = 'stand-and-shoot';
const LANDSCAPES = ['open', 'light-woods', 'hills'] as const;
/** So small that stand-and-shoot bots are in range of each other. */
export const SIDE = 14;

/** A position, both forecasts, and the result. */
export interface Judged {
  readonly position: number;
  readonly byPlaying: number;
  readonly byStrength: number;
  readonly won: boolean;
}

/** Judges positions by number: the same number is always the same position. */
export async function judgeOf(seed: number, games: number): Promise<(position: number) => Judged> {
  const { gameOf, simulationOf, standingOf } = await library();
  const starters: { readonly units: readonly { readonly file: string }[] } = JSON.parse(
    readFileSync(new URL('../../public/data/starters/index.json', import.meta.url), 'utf8'),
  );
  const units = await Promise.all(starters.units.map(({ file }) => starterUnit(file.replace('.json', ''))));

  /** Undefined for a game without a winner, or that ended in one turn. */
  function attempt(position: number, own: number): Judged | undefined {
    const dice = new SeededDice(own);
    const unit = () => ({ unit: units[dice.below(units.length)] as (typeof units)[number] });
    const simulation = simulationOf({
      red: [unit()],
      blue: [unit()],
      map: { landscape: LANDSCAPES[dice.below(LANDSCAPES.length)] ?? 'open', width: SIDE, height: SIDE },
      bots: [PLAYED_BY, PLAYED_BY],
      seed: own,
    });
    const whole = gameOf(simulation, 0);
    whole.run();
    if (whole.winner === undefined || whole.winner === null || whole.turn < 2) return undefined;
    const turn = 1 + dice.below(whole.turn - 1);
    const battle = gameOf(simulation, 0);
    while (!(battle.turn === turn && battle.phase === 'initiative')) battle.step();
    const { red, undecided } = standingOf(battle, { games, seed: own });
    const [ours, theirs] = [strengthOf(battle, 0), strengthOf(battle, 1)];
    return {
      position,
      byPlaying: red.value + undecided.value / 2,
      byStrength: ours / (ours + theirs),
      won: whole.winner === 0,
    };
  }

  return (position) => {
    for (let other = 0; ; other += 1) {
      const judged = attempt(position, seedOf(seedOf(seed, position), other));
      if (judged !== undefined) return judged;
    }
  };
}

/** Remaining points of armor and structure. */
function strengthOf({ units }: Battle, side: number): number {
  let points = 0;
  for (const unit of units) {
    if (unit.side !== side || unit.isOut) continue;
    for (const list of [unit.armor, unit.rearArmor, unit.structure]) for (const left of list) points += left;
  }
  return Math.max(1, points);
}
