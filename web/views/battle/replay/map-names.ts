interface Named {
  /** "Locust LCT-1V A" */
  readonly label: string;
  /** "Locust LCT-1V" */
  readonly name: string;
  readonly chassis: string;
}

/** Short names of a unit. */
export interface MapName {
  /** Beside its token: "Locust A". */
  readonly words: string;
  /** On its token: two letters. */
  readonly sign: string;
}

/** The longest name beside a token, in letters: longer ones would cover the units beside it. */
const ROOM = 12;

/** As many words as fit, and at least one: "Manticore" for a Manticore Heavy Tank. */
function shortened(chassis: string): string {
  const [first = '', ...others] = chassis.split(' ');
  let short = first;
  for (const word of others) {
    if (short.length + 1 + word.length > ROOM) break;
    short += ` ${word}`;
  }
  return short;
}

/**
 * The chassis is enough, unless the battle has another model of it; its first words are, unless another chassis begins
 * with them.
 */
export function mapNames(units: readonly Named[]): readonly MapName[] {
  return units.map(({ label, name, chassis: whole }) => {
    const short = shortened(whole);
    const isShared = units.some((other) => other.chassis !== whole && shortened(other.chassis) === short);
    const chassis = isShared ? whole : short;
    const otherModel = units.some((other) => other.chassis === whole && other.name !== name);
    const [, letter = ''] = /^.* ([A-Z])$/.exec(label.slice(label.indexOf(name))) ?? [];
    return {
      words: otherModel ? label : `${chassis}${letter === '' ? '' : ` ${letter}`}`,
      sign: letter === '' ? chassis.slice(0, 2) : `${chassis.slice(0, 1)}${letter}`,
    };
  });
}
