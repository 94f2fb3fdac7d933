import type { Battle } from '../battle.js';
import type { BattleEventType } from './event.js';
import { describeEvent } from './words.js';

/** The indent of a line: actions are at the margin, their results below them. */
export const EVENT_DEPTHS: Readonly<Record<BattleEventType, 0 | 1 | 2 | 3>> = Object.freeze({
  turn: 0,
  phase: 0,
  initiative: 1,
  'initiative-won': 1,
  move: 1,
  'piloting-roll': 2,
  fall: 2,
  stand: 2,
  'go-prone': 2,
  skid: 2,
  motive: 2,
  'rotor-hit': 2,
  landing: 2,
  crash: 2,
  'loses-height': 2,
  'vehicle-critical': 2,
  'crew-stunned': 2,
  'anti-mech': 1,
  'swarm-attack': 1,
  'in-the-way': 2,
  'swarm-ends': 2,
  signature: 1,
  convert: 1,
  stuck: 2,
  ice: 2,
  'booster-roll': 2,
  displaced: 2,
  'pick-up': 2,
  twist: 1,
  dodge: 1,
  spot: 1,
  designated: 1,
  'weapon-attack': 1,
  cluster: 2,
  'anti-missile': 2,
  jam: 2,
  'clear-jam': 1,
  repaired: 1,
  'turret-freed': 1,
  'charge-capacitor': 1,
  shield: 1,
  'no-ammunition': 1,
  glancing: 2,
  'near-miss': 2,
  'protomech-critical': 3,
  tagged: 2,
  narced: 2,
  'building-struck': 2,
  'shot-down': 2,
  heated: 2,
  shock: 3,
  disturbed: 2,
  'physical-attack': 1,
  snare: 2,
  'fall-onto': 2,
  'object-lands': 2,
  broken: 2,
  hit: 2,
  damage: 3,
  'critical-check': 3,
  'critical-hit': 3,
  breach: 3,
  explosion: 3,
  cowl: 3,
  wound: 3,
  consciousness: 3,
  edge: 2,
  heat: 1,
  shutdown: 2,
  startup: 2,
  'ammunition-roll': 2,
  'cooling-failed': 2,
  withdrawal: 1,
  lost: 1,
  end: 1,
});

const INDENT = '  ';

export interface BattleLog {
  /** A line for each event so far; turns and phases are headings. */
  readonly lines: readonly string[];
  readonly text: string;
}

/**
 * Writes a log of the battle from now on, and replaces the battle's listener. With `explaining`, every roll lists its
 * modifiers.
 */
export function battleLog(battle: Battle, explaining = false): BattleLog {
  const lines: string[] = [];
  // A phase without events gets no heading.
  let heading: string | undefined;
  battle.listen((event) => {
    const words = describeEvent(battle, event);
    if (event.type === 'turn') {
      lines.push(...(lines.length > 0 ? [''] : []), words);
      heading = describeEvent(battle, { type: 'phase', phase: 'initiative' });
    } else if (event.type === 'phase') heading = words;
    else {
      if (heading !== undefined) lines.push('', heading);
      heading = undefined;
      lines.push(INDENT.repeat(EVENT_DEPTHS[event.type]) + words);
    }
  }, explaining);
  return {
    lines,
    get text() {
      return `${lines.join('\n')}\n`;
    },
  };
}
