import { isKnownAbility } from '../../src/edge/rules.js';
import { BEST_SKILL, REGULAR, WORST_SKILL } from '../skills.js';
import { AUTOMATIC, edgeOf, type Member, memberOf, withEdge } from './member.js';

// A member in an address reads as on the command line: `Atlas AS7-D:3/4:sniper+edge=2`; then `@1` for a network, and the
// pilot's name behind a semicolon.

const WRITTEN = /^(.*?)(?::(\d)\/(\d))?(?::([^:@]*))?(?:@(\w+))?$/s;
const MOST_EDGE = 99;

export function writeMember(member: Member): string {
  const { name, pilot, gunnery, piloting, abilities, network } = member;
  const skilled = gunnery !== REGULAR.gunnery || piloting !== REGULAR.piloting || abilities.length > 0;
  const edge = edgeOf(member);
  const written = abilities.map((id) => (id === 'edge' && edge > 1 ? `edge=${edge}` : id));
  const unit = [
    name,
    skilled ? `:${gunnery}/${piloting}` : '',
    abilities.length > 0 ? `:${written.join('+')}` : '',
    network === AUTOMATIC ? '' : `@${network}`,
  ].join('');
  // The last semicolon is the one before the pilot, whatever the unit is called.
  return pilot === '' && !unit.includes(';') ? unit : `${unit};${pilot.replaceAll(';', ',')}`;
}

/** Parts that make no sense are left out: a link may have been cut or typed. */
export function readMember(text: string): Member {
  const end = text.lastIndexOf(';');
  const unit = end < 0 ? text : text.slice(0, end);
  const [, name = unit, gunnery, piloting, abilities = '', network = AUTOMATIC] = WRITTEN.exec(unit) ?? [];
  const words = abilities.split(/[+ ]/).map((word) => word.trim());
  const points = words.flatMap((word) => /^edge=(\d{1,2})$/.exec(word)?.[1] ?? []).map(Number);
  const member = {
    ...memberOf(name.trim()),
    pilot: end < 0 ? '' : text.slice(end + 1).trim(),
    gunnery: skill(gunnery, REGULAR.gunnery),
    piloting: skill(piloting, REGULAR.piloting),
    abilities: [...new Set(words.map((word) => word.replace(/^edge=\d+$/, 'edge')))].filter(
      (id) => id !== '' && isKnownAbility(id),
    ),
    network,
  };
  const [edge] = points;
  return edge === undefined ? member : withEdge(member, Math.min(MOST_EDGE, edge));
}

function skill(text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  return Math.min(WORST_SKILL, Math.max(BEST_SKILL, value));
}
