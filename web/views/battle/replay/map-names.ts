interface Named {
  /** "Locust LCT-1V A" */
  readonly label: string;
  /** "Locust LCT-1V" */
  readonly name: string;
  readonly chassis: string;
}

/** What a unit is called where there is little room. */
export interface MapName {
  /** Beside its token: "Locust A". */
  readonly words: string;
  /** On its token: two letters. */
  readonly sign: string;
}

/** The chassis says enough, unless another model of it is in the battle. */
export function mapNames(units: readonly Named[]): readonly MapName[] {
  return units.map(({ label, name, chassis }) => {
    const otherModel = units.some((other) => other.chassis === chassis && other.name !== name);
    const [, letter = ''] = /^.* ([A-Z])$/.exec(label.slice(label.indexOf(name))) ?? [];
    return {
      words: otherModel ? label : `${chassis}${letter === '' ? '' : ` ${letter}`}`,
      sign: letter === '' ? chassis.slice(0, 2) : `${chassis.slice(0, 1)}${letter}`,
    };
  });
}
