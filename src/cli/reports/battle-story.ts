import { battleLog } from '../../battle/events/battle-log.js';
import { GameTable } from '../../simulate/games.js';
import { type SimulationSetup, simulationOf } from '../../simulate/index.js';
import { visible, visibleLine } from '../print/visible.js';
import { forceWords } from './battle-words.js';

/** Up to this many games, all of them are told. */
const FEW = 5;

/**
 * Tells the first game of each battle, or all games if there are few. The games are played again for it; with the same
 * seed, they repeat exactly.
 */
export function battleStory(battles: readonly (readonly [title: string, SimulationSetup])[]): string {
  const chapters: string[] = [];
  for (const [title, setup] of battles) {
    const simulation = simulationOf(setup);
    const table = new GameTable(simulation);
    const games = simulation.games <= FEW ? simulation.games : 1;
    for (let index = 0; index < games; index += 1) {
      const battle = table.game(index);
      const log = battleLog(battle, true);
      battle.run();
      const heading = visibleLine(
        `${title}Game ${index + 1} of seed ${simulation.seed}: ${forceWords(simulation.red)} against ${forceWords(simulation.blue)}`,
      );
      chapters.push(`${heading}\n${'='.repeat(heading.length)}\n\n${log.text}`);
    }
  }
  return visible(chapters.join('\n\n'));
}
