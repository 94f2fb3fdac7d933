import { type FairCandidate, type Side, type SimulationSetup, skillVariants } from '../../simulate/index.js';
import { InputError } from '../files/input-error.js';
import { readForce } from '../input/force.js';
import type { UnitShelf } from '../input/unit-shelf.js';
import { forceWords } from '../reports/battle-words.js';
import { indexOf } from './index-of.js';

/** The help text about variants. */
export const VARY_WORDS = `
Vary one of these, for red or blue:
  blue.skills       all pilots of a side: gunnery 0 to 7, piloting equal or up to two worse
  blue.2.skills     the pilot of one unit, counting from 1
  blue=FORCE|FORCE  forces to choose from, such as --vary "blue=Awesome AWS-8Q|Atlas AS7-D|Locust LCT-1V,Locust LCT-1V"`;

const FORMS = 'blue.skills, blue.1.skills or "blue=UNIT|UNIT|UNIT"';

/**
 * Returns the battles to choose from.
 * @throws {InputError} if the flag's value cannot be read
 */
export async function variantsOf(
  setup: SimulationSetup,
  vary: string,
  shelf: UnitShelf,
): Promise<readonly FairCandidate[]> {
  const [, skilled, place] = /^(red|blue)(?:\.(\d+))?\.skills$/i.exec(vary.trim()) ?? [];
  if (skilled !== undefined) return withSkills(setup, sideOf(skilled), place);
  const [, side, forces] = /^(red|blue)=(.+)$/is.exec(vary.trim()) ?? [];
  if (side === undefined || forces === undefined) {
    throw new InputError(`--vary: "${vary}" is not something to vary; expected ${FORMS}`);
  }
  const candidates: FairCandidate[] = [];
  for (const text of forces.split('|')) {
    const force = await readForce(text.trim(), shelf, setup);
    candidates.push({ name: forceWords(force), setup: { ...setup, [sideOf(side)]: force } });
  }
  if (candidates.length < 2) {
    throw new InputError(`--vary: "${vary}" leaves no choice; name several forces separated by |`);
  }
  return candidates;
}

const sideOf = (text: string): Side => (text.toLowerCase() === 'red' ? 'red' : 'blue');

function withSkills(setup: SimulationSetup, side: Side, place: string | undefined): readonly FairCandidate[] {
  if (place === undefined) return skillVariants(setup, side);
  return skillVariants(setup, side, indexOf(place, side, setup[side], '--vary'));
}
