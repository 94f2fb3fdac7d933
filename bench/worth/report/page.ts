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

/** docs/worth.md, whole. */
export const worthPage = ({ abilities, skills, units }: WorthTables): string =>
  [
    '# What is it worth?',
    '',
    'What is an ability worth, or a step of gunnery, and does Battle Value predict who wins? These are answers from games between bots. The',
    '[method](worth-method.md) was written down before they were played. `npm run worth -- --write` plays them all and writes this page again; the figures as',
    'JSON are in [`public/data/worth`](../public/data/worth), with [raw counts](../public/data/worth/raw) beside them ([schema](schemas/worth.schema.json)).',
    '',
    '**What these figures do not say.** Bots play, not people. Each side has one or two units, which fight until one side is gone, without objectives,',
    `artillery or aircraft, on generated maps of ${SIDE} by ${SIDE} hexes (${LANDSCAPES.join(', ').replaceAll('-', ' ')}). An ability may be worth more or less to a person,`,
    'and so may a unit in a lance.',
    '',
    ...abilityPart(abilities),
    ...skillPart(skills),
    ...unitPart(units),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
