import { type Analysis, type Interval, wilsonInterval } from '../../../../src/edge/simulate.js';

type Chances = Analysis['start'];

/** Merges the analyses of several workers, each with its own games from every turn. */
export function joinedAnalysis(parts: readonly Analysis[]): Analysis | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const games = parts.reduce((sum, part) => sum + part.games, 0);
  const joined = (of: (part: Analysis) => Chances | undefined): Chances => {
    const share = (name: keyof Chances): Interval => {
      const known = of(first)?.[name];
      // A decided game needs no estimate.
      if (known !== undefined && parts.every((part) => isCertain(of(part)?.[name]))) return known;
      return wilsonInterval(
        parts.reduce((sum, part) => sum + Math.round((of(part)?.[name].value ?? 0) * part.games), 0),
        games,
      );
    };
    return { red: share('red'), blue: share('blue'), undecided: share('undecided') };
  };
  const start = joined((part) => part.start);
  let before = start.red.value;
  const turns = first.turns.map(({ turn }, place) => {
    const chances = joined((part) => part.turns[place]);
    const swing = chances.red.value - before;
    before = chances.red.value;
    return { turn, ...chances, swing };
  });
  return { ...first, games, start, turns };
}

const isCertain = (interval: Interval | undefined): boolean => interval?.low === interval?.high;
