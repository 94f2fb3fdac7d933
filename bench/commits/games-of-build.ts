import { existsSync, readFileSync } from 'node:fs';
import { distFolder, library } from '../measure/built.js';
import { forcesOf } from '../measure/forces.js';

// All that a comparison has to know of how builds differ: which names they have, and where their units are. `library` finds names
// in subpaths and in the root of builds that had no subpaths.

/** Before 0.2.0, the starter units were among all units. */
const FOLDERS = ['starters', 'units'];

function starterText(file: string): string {
  const places = FOLDERS.map((folder) => new URL(`../public/data/${folder}/${file}`, distFolder));
  const place = places.find((url) => existsSync(url));
  if (place === undefined) throw new Error(`${file} is not among the units of ${distFolder.pathname}`);
  return readFileSync(place, 'utf8');
}

/** Plays these games of a run with this many units a side, and counts their turns. */
export type PlayGames = (from: number, to: number) => number;

const MAP = { landscape: 'light-woods', width: 32, height: 32 } as const;

/** Games of the build that `TARCOMP_DIST` names, with its own units. */
export async function gamesOfBuild(size: number): Promise<PlayGames> {
  const { parseUnit, playGames, simulationOf } = await library();
  const forces = await forcesOf(size, async (name) => parseUnit(starterText(`${name}.json`), `${name}.json`));
  const simulation = simulationOf({ ...forces, map: MAP });
  return (from, to) =>
    playGames(simulation, from, to).turns.reduce((sum, games, turns) => sum + games * turns, 0);
}
