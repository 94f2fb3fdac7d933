/** Crew of cockpits that seat more than one, by the cockpit's name in unit files. */
const CREWS: ReadonlyMap<string, number> = new Map([
  ['tripod', 2],
  ['tripod-industrial', 2],
  ['quadvee', 2],
  ['dual', 2],
  ['superheavy-tripod', 3],
  ['superheavy-tripod-industrial', 3],
]);

/** The crew that shares the work in a cockpit. The commander at a command console does not count. */
export const crewSizeOf = (cockpit: string): number => CREWS.get(cockpit) ?? 1;
