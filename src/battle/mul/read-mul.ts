import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Unit } from '../../units/index.js';
import { canFight } from '../combatant/can-fight.js';
import type { ConditionSetup } from '../combatant/condition.js';
import { designOf } from '../kinds/kinds.js';
import { isTrue } from './mul-attributes.js';
import { readCondition } from './mul-condition.js';
import { MulFileError } from './mul-file-error.js';
import { MUL_FATES, type MulFate, type MulForce, type MulUnit, type MulWarning } from './mul-force.js';
import { readNetworks } from './mul-networks.js';
import { readPilot } from './mul-pilot.js';
import { readXml, type XmlElement } from './read-xml.js';

/** The names of a unit in a force; a Clan name may follow the chassis in parentheses. */
export interface MulNames {
  readonly chassis: string;
  readonly model: string;
  /** Chassis and model together. */
  readonly name: string;
  readonly line: number;
}

/** Returns the unit with these names, or the reason why there is none. */
export type FindMulUnit = (names: MulNames) => Unit | string | undefined;

/** A force whose units have not been looked up yet. */
export interface OpenMul {
  readonly names: readonly MulNames[];
  /** The ruleset says how many rounds a full bin holds. */
  read(findUnit: FindMulUnit, options?: RulesetOption): MulForce;
}

/**
 * Reads a MegaMek force: units, pilots and their damage and wounds. `findUnit` supplies the units; those it does not
 * find are left out and reported.
 * @throws {MulFileError} if the text is not a well-formed `.mul`
 */
export function readMul(
  text: string,
  findUnit: FindMulUnit,
  file = 'force.mul',
  options: RulesetOption = {},
): MulForce {
  return openMul(text, file).read(findUnit, options);
}

/**
 * Opens a MegaMek force for callers who have to fetch its units first.
 * @throws {MulFileError} if the text is not a well-formed `.mul`
 */
export function openMul(text: string, file = 'force.mul'): OpenMul {
  const entities = entitiesIn(readXml(text, file), file);
  return {
    names: entities.map(({ names }) => names),
    read: (findUnit, options = {}) => forceOf(entities, findUnit, options),
  };
}

interface Entity {
  readonly element: XmlElement;
  readonly names: MulNames;
  readonly fate?: MulFate;
}

function entitiesIn(root: XmlElement, file: string): readonly Entity[] {
  if (root.name === 'unit') return entitiesBelow(root, file);
  if (root.name !== 'record') {
    throw new MulFileError(
      file,
      root.line,
      `the root element is <${root.name}>: a force has <unit> there, the record of a game <record>`,
    );
  }
  return root.children.flatMap((group) => {
    const fate = MUL_FATES.find((name) => name === group.name);
    return fate === undefined ? [] : entitiesBelow(group, file, fate);
  });
}

function entitiesBelow(parent: XmlElement, file: string, fate?: MulFate): Entity[] {
  return parent.children
    .filter(({ name }) => name === 'entity')
    .map((element) => ({ element, names: namesOf(element, file), ...(fate && { fate }) }));
}

function namesOf({ attributes, line }: XmlElement, file: string): MulNames {
  const chassis = attributes.get('chassis')?.trim() ?? '';
  const model = attributes.get('model')?.trim() ?? '';
  if (chassis === '') throw new MulFileError(file, line, 'an <entity> without a chassis');
  return { chassis, model, name: `${chassis} ${model}`.trim(), line };
}

function forceOf(entities: readonly Entity[], findUnit: FindMulUnit, options: RulesetOption): MulForce {
  const units: MulUnit[] = [];
  const warnings: MulWarning[] = [];
  const leftOut: MulWarning[] = [];
  const warn = (warning: MulWarning) => warnings.push(warning);
  const networks = readNetworks(entities.map(({ element }) => element));
  for (const { element, names, fate } of entities) {
    const found = findUnit(names);
    if (found === undefined || typeof found === 'string') {
      leftOut.push({ line: names.line, message: found ?? `no unit is called "${names.name}"` });
      continue;
    }
    const crew = element.children.find(({ name }) => name === 'pilot' || name === 'crew');
    const { pilot, wounds, edgeTriggers } =
      crew === undefined ? { pilot: {}, wounds: 0, edgeTriggers: [] } : readPilot(crew, warn);
    if (wounds >= DEADLY_WOUNDS) {
      leftOut.push({ line: names.line, message: `the pilot of the ${names.name} is dead` });
      continue;
    }
    const condition: ConditionSetup = {
      ...damageOf(element, names, found, warn, options),
      ...(wounds > 0 && { wounds }),
    };
    units.push({
      unit: found,
      pilot,
      ...(Object.keys(condition).length > 0 && { condition }),
      ...(networks.has(element) && { network: networks.get(element) as string }),
      ...(isTrue(element, 'commander') && { commander: true as const }),
      ...(edgeTriggers.length > 0 && { edgeTriggers }),
      ...(fate && { fate }),
    });
  }
  return { units, warnings, leftOut };
}

/** Elements of an entity that state damage. */
const STATES: readonly string[] = ['location', 'motive', 'turretlock', 'tcriticals'];

function damageOf(
  element: XmlElement,
  { name, line }: MulNames,
  unit: Unit,
  warn: (warning: MulWarning) => void,
  options: RulesetOption,
): ConditionSetup {
  if (!element.children.some((child) => STATES.includes(child.name))) return {};
  if (canFight(unit)) return readCondition(element, designOf(unit), warn, options);
  warn({
    line,
    message: `damage to the ${name} is ignored: only units that can fight in a battle keep theirs`,
  });
  return {};
}
