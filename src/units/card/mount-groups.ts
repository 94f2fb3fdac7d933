import type { Mount } from '../unit.js';
import { spaced } from './unit-words.js';

/** Mounts that have something in common, at least one. */
export type Group = readonly [Mount, ...Mount[]];

export function groupedBy(mounts: readonly Mount[], key: (mount: Mount) => string): Group[] {
  const groups = new Map<string, [Mount, ...Mount[]]>();
  for (const mount of mounts) {
    const group = groups.get(key(mount));
    if (group === undefined) groups.set(key(mount), [mount]);
    else group.push(mount);
  }
  return [...groups.values()];
}

/** `LA`, `RT rear`, `RT rear left`; `RA/RT` if it is split. */
export function placeOf({ location, secondLocation, rear, facing, turret }: Mount): string {
  if (location === undefined) return '';
  const place = secondLocation === undefined ? location : `${location}/${secondLocation}`;
  const looks = facing === undefined ? rear && 'rear' : spaced(facing);
  return [place, looks, turret && !/^(TU|FT)$/.test(location) && 'turret'].filter(Boolean).join(' ');
}
