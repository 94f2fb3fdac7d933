// What both fighters' cards say of a pilot and of quirks.

/** Luck that is spent once is no part of what to expect. */
export const SPENT_IN_PLAY = ['edge'];

export function pilotWords(
  gunnery: number | undefined,
  piloting: number,
  abilities: readonly string[],
): string {
  const skills = gunnery === undefined ? `piloting ${piloting}` : `${gunnery}/${piloting}`;
  if (abilities.length === 0) return skills;
  return `${skills} · ${abilities.length === 1 ? '1 ability' : `${abilities.length} abilities`}`;
}

export function quirkWords(own: number, off: number, on: number): string {
  const active = own - off + on;
  return active === 0 ? 'none' : `${active} active${off > 0 ? `, ${off} off` : ''}`;
}
