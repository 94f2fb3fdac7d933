/** Cockpits for more than one, by the words of unit files. */
const CREWS: ReadonlyMap<string, number> = new Map([
  ['tripod', 2],
  ['tripod-industrial', 2],
  ['quadvee', 2],
  ['dual', 2],
  ['superheavy-tripod', 3],
  ['superheavy-tripod-industrial', 3],
]);

/** How many share the work in such a cockpit. The commander beside a command console's pilot is no part of that. */
export const crewSizeOf = (cockpit: string): number => CREWS.get(cockpit) ?? 1;
