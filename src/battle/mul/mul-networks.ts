import type { Trait } from '../../catalog/index.js';
import type { Unit } from '../../units/index.js';
import type { MulUnit } from './mul-force.js';
import type { XmlElement } from './read-xml.js';
import { element } from './write-xml.js';

const uuidOf = ({ attributes }: XmlElement): string => attributes.get('c3UUID')?.trim() ?? '';

/**
 * Returns the names of a force's C3 networks, by element. Units that are linked, directly or through others, share one.
 */
export function readNetworks(entities: readonly XmlElement[]): ReadonlyMap<XmlElement, string> {
  const masters = new Map<string, string>();
  for (const entity of entities) {
    const master = entity.attributes.get('c3MasterIs')?.trim() ?? '';
    if (uuidOf(entity) !== '' && master !== '') masters.set(uuidOf(entity), master);
  }
  const names = new Map<XmlElement, string>();
  for (const entity of entities) {
    const uuid = uuidOf(entity);
    if (uuid !== '') names.set(entity, firstLinked(entity) ?? topMaster(uuid, masters));
  }
  return names;
}

/** Linked C3i units all have the same list; its first id in alphabetical order names the network. */
function firstLinked(entity: XmlElement): string | undefined {
  const links = entity.children
    .filter(({ name }) => name === 'c3iset')
    .flatMap(({ children }) => children.map(({ attributes }) => attributes.get('link')?.trim() ?? ''))
    .filter((link) => link !== '');
  return links.length === 0 ? undefined : [...links, uuidOf(entity)].sort()[0];
}

/** A master may have a master; the one at the top is its own master. */
function topMaster(uuid: string, masters: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let top = uuid;
  for (let next = masters.get(top); next !== undefined && !seen.has(top); next = masters.get(top)) {
    seen.add(top);
    top = next;
  }
  return top;
}

/** Returns what states a unit's place in its network: attributes of its element, and child elements. */
export function networkParts(
  member: MulUnit,
  force: readonly MulUnit[],
): { readonly attributes: Readonly<Record<string, string>>; readonly elements: readonly string[] } {
  const { network } = member;
  if (network === undefined || network === '') return { attributes: {}, elements: [] };
  const members = force.filter((other) => other.network === network);
  const leader = members.find(({ unit }) => carries(unit, 'c3-master')) ?? members[0];
  const uuid = (other: MulUnit): string =>
    other === leader ? network : `${network} ${members.indexOf(other) + 1}`;
  const c3UUID = uuid(member);
  if (carries(member.unit, 'c3i')) {
    const linked = members.filter(({ unit }) => carries(unit, 'c3i'));
    const links = linked.map((other) => element('c3i_link', { link: uuid(other) }));
    return { attributes: { c3UUID }, elements: [element('c3iset', {}, links)] };
  }
  return { attributes: { c3UUID, ...(member !== leader && { c3MasterIs: network }) }, elements: [] };
}

const carries = ({ equipment }: Unit, trait: Trait): boolean =>
  equipment.some(({ item }) => item?.traits.includes(trait));
