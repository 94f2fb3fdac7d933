import type { EquipmentItem } from '../../catalog/index.js';
import { WORST_SKILL } from '../../check/check.js';
import { OTHER_SPELLINGS, resolveAbilities } from '../../rules/abilities/ability-catalog.js';
import { hasSPA, isKnownAbility } from '../../rules/abilities/index.js';
import { plainName } from '../../rules/carried.js';
import type { Unit } from '../../units/index.js';
import type { PilotSetup } from '../combatant/pilot.js';
import { listed, wholeNumber } from './mul-attributes.js';
import type { MulWarning } from './mul-force.js';
import type { XmlElement } from './read-xml.js';

export interface MulPilot {
  readonly pilot: PilotSetup;
  readonly wounds: number;
  readonly edgeTriggers: readonly string[];
}

/** Ability ids that MegaMek spells differently: ours, then MegaMek's. */
const MEGAMEK_IDS = new Map([...OTHER_SPELLINGS].map(([theirs, ours]) => [ours, theirs]));

const EDGE = 'edge';

/** Reads a `pilot`, or a `crew` with its first member. */
export function readPilot(crew: XmlElement, warn: (warning: MulWarning) => void): MulPilot {
  const members = crew.children.filter(({ name }) => name === 'crewMember');
  const member = members[0] ?? crew;
  if (members.length > 1) {
    warn({ line: crew.line, message: `${members.length} in the crew: the skills of the first count` });
  }
  const skill = (name: string): number | undefined => {
    const value = wholeNumber(member, name) ?? wholeNumber(crew, name);
    if (value === undefined || (value >= 0 && value <= WORST_SKILL)) return value;
    warn({
      line: member.line,
      message: `${name} is ${value}, which is ignored: expected 0 to ${WORST_SKILL}`,
    });
    return undefined;
  };
  const gunnery = skill('gunnery');
  const piloting = skill('piloting');
  const name = member.attributes.get('name') || member.attributes.get('nick') || '';
  const abilities = readAbilities(crew, warn);
  const { points, triggers } = readEdge(crew, warn);
  return {
    pilot: {
      ...(name !== '' && { name }),
      ...(gunnery !== undefined && { gunnery }),
      ...(piloting !== undefined && { piloting }),
      ...(abilities.length > 0 && { abilities }),
      ...(points !== undefined && { edge: points }),
    },
    wounds: Math.max(0, wholeNumber(member, 'hits') ?? wholeNumber(crew, 'hits') ?? 0),
    edgeTriggers: triggers,
  };
}

/** Each ability is `id true`, or `id choice` if it has a choice. */
function readAbilities(crew: XmlElement, warn: (warning: MulWarning) => void): string[] {
  return listed(crew.attributes.get('advantages')).flatMap((written) => {
    const [, id = '', value = 'true'] = /^(\S+)(?:\s+(.*))?$/s.exec(written) ?? [];
    if (/^(false|none|0)$/i.test(value)) return [];
    const whole = value.toLowerCase() === 'true' ? id : `${id} ${value}`;
    if (!isKnownAbility(whole)) {
      warn({ line: crew.line, message: `"${written}" is not an ability that TarComp knows: ignored` });
      return [];
    }
    const [{ id: known, designations = [] } = { id: whole }] = resolveAbilities([whole]);
    return [[known, ...designations].join('_')];
  });
}

interface ReadEdge {
  readonly points?: number;
  readonly triggers: readonly string[];
}

function readEdge(crew: XmlElement, warn: (warning: MulWarning) => void): ReadEdge {
  let points: number | undefined;
  const triggers: string[] = [];
  for (const written of listed(crew.attributes.get(EDGE))) {
    const [id = '', value = 'true'] = written.split(/\s+/);
    if (id !== EDGE) {
      if (value.toLowerCase() === 'true') triggers.push(id);
    } else if (/^\d{1,3}$/.test(value)) points = Number(value);
    else warn({ line: crew.line, message: `"${written}" does not say how many points of Edge: ignored` });
  }
  return { ...(points !== undefined && { points }), triggers };
}

export function pilotAttributes(
  { name, gunnery, piloting, abilities = [], edge }: PilotSetup,
  wounds: number,
  edgeTriggers: readonly string[],
  unit: Unit,
) {
  const points = edge ?? (hasSPA(abilities, EDGE) ? 1 : undefined);
  const edges = [
    ...(points === undefined ? [] : [`${EDGE} ${points}`]),
    ...edgeTriggers.map((id) => `${id} true`),
  ];
  const advantages = abilities.filter((id) => !hasSPA([id], EDGE)).map((id) => writtenAbility(id, unit));
  return {
    size: 1,
    name,
    gunnery,
    piloting,
    hits: wounds,
    advantages: advantages.length > 0 ? advantages.join('::') : undefined,
    edge: edges.length > 0 ? edges.join('::') : undefined,
  };
}

function writtenAbility(written: string, { equipment }: Unit): string {
  const [{ id, designations } = { id: written }] = resolveAbilities([written]);
  const known = MEGAMEK_IDS.get(id) ?? id;
  const chosen = designations?.[0];
  if (chosen === undefined) return `${known} true`;
  const item = equipment.find((mount) => isNamed(mount.item, chosen))?.item;
  return `${known} ${item?.name ?? capitalised(chosen)}`;
}

const isNamed = (item: EquipmentItem | undefined, name: string): boolean =>
  item !== undefined && plainName(item.name) === plainName(name);

const capitalised = (designation: string): string =>
  designation
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
