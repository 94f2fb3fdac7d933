import type { BattleEventType, Stage } from '../../../../src/edge/battle.js';
import type { AskedRoll } from '../../../../src/edge/table.js';
import { titled } from '../../../words.js';
import { sideWords, unitWords } from '../log/action-words.js';

/** The subject of a roll, in words. */
interface Subject {
  readonly unit: string;
  readonly target: string;
  readonly weapon: string;
  readonly side: string;
}

const WORDS: Readonly<Partial<Record<BattleEventType, (subject: Subject) => string>>> = {
  initiative: ({ side }) => `Initiative of ${side}`,
  'weapon-attack': ({ unit, target, weapon }) => `${unit} fires ${weapon} at ${target}`,
  cluster: ({ weapon }) => `How many of the ${weapon} hit`,
  hit: ({ target }) => `Where ${target} is hit`,
  'physical-attack': ({ unit, target }) => `${unit} strikes ${target}`,
  'critical-check': ({ unit }) => `Critical hits on ${unit}`,
  'critical-hit': ({ unit }) => `Which slot of ${unit} is hit`,
  'piloting-roll': ({ unit }) => `Piloting roll of ${unit}`,
  fall: ({ unit }) => `How ${unit} falls`,
  consciousness: ({ unit }) => `The pilot of ${unit} stays conscious`,
  shutdown: ({ unit }) => `${unit} avoids a shutdown`,
  startup: ({ unit }) => `${unit} starts up again`,
  'ammunition-roll': ({ unit }) => `${unit} avoids an ammunition explosion`,
  'booster-roll': ({ unit }) => `MASC or supercharger of ${unit}`,
  'clear-jam': ({ unit, weapon }) => `${unit} clears ${weapon}`,
  ice: ({ unit }) => `The ice under ${unit}`,
  snare: ({ unit, target }) => `${unit} snares ${target}`,
  'shot-down': ({ unit }) => `An anti-missile system of ${unit}`,
  'vehicle-critical': ({ unit }) => `Critical hits on ${unit}`,
  motive: ({ unit }) => `Motive system of ${unit}`,
  heated: ({ target }) => `Heat on ${target}`,
};

/** The kind of roll, and its unit. */
export function rollWords(stage: Stage, { type, unit, target, weapon, side }: AskedRoll): string {
  const words = WORDS[type];
  if (words === undefined) return titled(type);
  return words({
    unit: unit === undefined ? 'a unit' : unitWords(stage, unit),
    target: target === undefined ? 'the target' : unitWords(stage, target),
    weapon:
      (weapon !== undefined && stage.units[unit ?? -1]?.design.weapons[weapon]?.item.name) || 'missiles',
    side: side === undefined ? 'a side' : sideWords(side),
  });
}
