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
    'What does an ability bring, what a step of gunnery, and does Battle Value say who wins? Here are answers from games between bots. The',
    '[method](worth-method.md) was written down before they were played. `npm run worth -- --write` plays them all and writes this page again; figures for',
    'programs are in [`public/data/worth`](../public/data/worth), with [raw counts](../public/data/worth/raw) beside them ([schema](schemas/worth.schema.json)).',
    '',
    '**What none of it says.** Bots play, not people. Forces are one or two units a side that fight until one side is gone: no objectives, no',
    `artillery, no air power, and open ground: generated maps of ${SIDE} by ${SIDE} hexes (${LANDSCAPES.join(', ').replaceAll('-', ' ')}). What a person makes of an ability, or a lance of a`,
    'unit, may be more or less.',
    '',
    ...abilityPart(abilities),
    ...skillPart(skills),
    ...unitPart(units),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
