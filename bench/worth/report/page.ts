import { LANDSCAPES, SIDE } from '../plan/cells.js';
import { abilityPart } from './ability-part.js';
import { skillPart } from './skill-part.js';
import type { AbilityTable, SkillTable, UnitTable } from './tables.js';
import { unitPart } from './unit-part.js';

export interface WorthTables {
  readonly abilities: AbilityTable;
  readonly skills: SkillTable;
  readonly units: UnitTable;
}

/** The whole of docs/worth.md. */
export const worthPage = ({ abilities, skills, units }: WorthTables): string =>
  [
    '# What is it worth?',
    '',
    'What is an ability worth? A step of gunnery? Does Battle Value predict who wins? This page answers with games between bots. We wrote the',
    '[method](worth-method.md) down before we played them. `npm run worth -- --write` plays them all again and rewrites this page; at the commit that is named',
    'below each table it gives exactly these figures, and at a later one some games may take another course. The same figures, for programs, are in',
    '[`public/data/worth`](../public/data/worth), next to the [raw counts](../public/data/worth/raw) ([schema](schemas/worth.schema.json)).',
    '',
    '**What these figures do not say.** Bots play, not people. One or two units a side fight until one side is gone. There are no objectives, no',
    `artillery and no fighters, and the maps are generated, ${SIDE} by ${SIDE} hexes (${LANDSCAPES.join(', ').replaceAll('-', ' ')}). An ability may be worth more or less to a person,`,
    'and so may a unit in a lance.',
    '',
    ...abilityPart(abilities),
    ...skillPart(skills),
    ...unitPart(units),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
