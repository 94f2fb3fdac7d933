/** The parts of a label. */
interface Labelled {
  /** "Red" */
  readonly side: string;
  /** "Locust LCT-1V" */
  readonly name: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The labels of a battle's units: their names, if those are unique. Units with the same name in one force get a letter,
 * "Locust LCT-1V A"; if both forces have one, its side comes first, "Blue Locust LCT-1V".
 */
export function unitLabels(units: readonly Labelled[]): readonly string[] {
  return units.map((unit, index) => {
    const namesakes = units.filter(({ name }) => name === unit.name);
    const comrades = namesakes.filter(({ side }) => side === unit.side);
    const before = units.slice(0, index).filter(({ name, side }) => name === unit.name && side === unit.side);
    return [
      namesakes.length > comrades.length ? unit.side : '',
      unit.name,
      comrades.length > 1 ? letterOf(before.length) : '',
    ]
      .filter((word) => word !== '')
      .join(' ');
  });
}

const letterOf = (place: number): string => LETTERS[place] ?? String(place + 1);
