import { isKnownAbility } from '../../src/edge/rules.js';
import { BEST_SKILL, REGULAR, WORST_SKILL } from '../skills.js';
import { type Member, memberOf } from './member.js';

// A member in an address reads as on the command line: `Atlas AS7-D:3/4:sniper+edge`, and `@1` for a network.

const WRITTEN = /^(.*?)(?::(\d)\/(\d))?(?::([^:@]*))?(?:@(\w+))?$/;

export function writeMember({ name, gunnery, piloting, abilities, network }: Member): string {
  const skilled = gunnery !== REGULAR.gunnery || piloting !== REGULAR.piloting || abilities.length > 0;
  return [
    name,
    skilled ? `:${gunnery}/${piloting}` : '',
    abilities.length > 0 ? `:${abilities.join('+')}` : '',
    network === '' ? '' : `@${network}`,
  ].join('');
}

/** What of it makes no sense is left out: a link may have been cut or typed. */
export function readMember(text: string): Member {
  const [, name = text, gunnery, piloting, abilities = '', network = ''] = WRITTEN.exec(text) ?? [];
  return {
    ...memberOf(name.trim()),
    gunnery: skill(gunnery, REGULAR.gunnery),
    piloting: skill(piloting, REGULAR.piloting),
    abilities: [...new Set(abilities.split(/[+ ]/))].filter((id) => id !== '' && isKnownAbility(id)),
    network,
  };
}

function skill(text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text);
  return Math.min(WORST_SKILL, Math.max(BEST_SKILL, value));
}
