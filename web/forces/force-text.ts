import { abilityName } from '../controls/ability-words.js';
import { counted, grouped } from '../words.js';
import type { Force } from './force.js';
import type { ForceWorth } from './force-worth.js';
import { edgeOf, type Member } from './member.js';

interface ForceTextParts {
  readonly force: Pick<Force, 'name' | 'budget'>;
  readonly worth: ForceWorth;
  /** "Standard" */
  readonly rules: string;
  /** A link to the force, if it fits into one. */
  readonly link?: string | undefined;
}

/** A force in plain text, for a chat. */
export function forceText({ force, worth, rules, link }: ForceTextParts): string {
  const budget = force.budget === undefined ? '' : ` of ${grouped(force.budget)}`;
  const lines = worth.members.map(({ member, found }, place) => {
    const name = found === undefined ? member.name : `${found.unit.chassis} ${found.unit.model}`.trim();
    const tons = found?.unit.tonnage === undefined ? '' : ` (${grouped(found.unit.tonnage)} t)`;
    const value = found === undefined ? 'not counted' : grouped(found.value.battleValue);
    return `${place + 1}. ${name}${tons}, ${pilotWords(member)}: ${value}`;
  });
  return [
    `${force.name}: ${grouped(worth.battleValue)}${budget} Battle Value (${rules} rules)`,
    ...lines,
    `${counted(worth.members.length, 'unit')}, ${grouped(worth.tons)} t`,
    ...(link === undefined ? [] : [link]),
  ].join('\n');
}

/** "3/4 Ann, Sniper, Edge 2" */
export function pilotWords(member: Member): string {
  const { pilot, gunnery, piloting, abilities } = member;
  const edge = edgeOf(member);
  return [
    `${gunnery}/${piloting}${pilot === '' ? '' : ` ${pilot}`}`,
    ...abilities.filter((id) => id !== 'edge').map((id) => abilityName(id)),
    ...(edge > 0 ? [`Edge ${edge}`] : []),
  ].join(', ');
}
