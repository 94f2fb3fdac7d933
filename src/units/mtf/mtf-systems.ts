import type { HeatSinkKind } from '../mech/mech-sheet.js';
import type { CockpitType, EngineType, GyroType } from '../mech/systems.js';
import type { UnitTechBase } from '../unit.js';

// How MTF files word the systems of a 'Mech.

/** The first word found decides, so `xxl` stands before `xl`; no word means a fusion engine. */
const ENGINE_WORDS: readonly (readonly [word: string, type: EngineType])[] = [
  ['xxl', 'xxl'],
  ['xl', 'xl'],
  ['light', 'light'],
  ['compact', 'compact'],
  ['ice', 'ice'],
  ['i.c.e.', 'ice'],
  ['fission', 'fission'],
  ['fuel cell', 'fuel-cell'],
  ['fuel-cell', 'fuel-cell'],
  ['none', 'none'],
  ['maglev', 'maglev'],
  ['steam', 'steam'],
  ['battery', 'battery'],
  ['solar', 'solar'],
];

export function engineType(text: string): EngineType {
  const lowered = text.toLowerCase();
  return ENGINE_WORDS.find(([word]) => lowered.includes(word))?.[1] ?? 'fusion';
}

/** On units of one tech base it decides; on mixed ones the text may name the other. */
export function isClanEngine(text: string, techBase: UnitTechBase): boolean {
  switch (techBase) {
    case 'Clan':
      return true;
    case 'Inner Sphere':
      return false;
    case 'Mixed Clan':
      return !(text.includes('(IS)') || text.includes('Inner Sphere'));
    case 'Mixed Inner Sphere':
      return text.includes('(C)') || text.includes('Clan');
  }
}

const GYROS: ReadonlyMap<string, GyroType> = new Map([
  ['Standard Gyro', 'standard'],
  ['Standard', 'standard'],
  ['XL Gyro', 'xl'],
  ['XL', 'xl'],
  ['Compact Gyro', 'compact'],
  ['Compact', 'compact'],
  ['Heavy Duty Gyro', 'heavy-duty'],
  ['Heavy Duty', 'heavy-duty'],
  ['Superheavy Gyro', 'superheavy'],
  ['Superheavy', 'superheavy'],
  ['None', 'none'],
]);

export const gyroType = (text: string | undefined): GyroType => GYROS.get(text ?? '') ?? 'standard';

const COCKPITS: ReadonlyMap<string, CockpitType> = new Map([
  ['Standard Cockpit', 'standard'],
  ['Standard', 'standard'],
  ['Torso-Mounted Cockpit', 'torso-mounted'],
  ['Torso Mounted', 'torso-mounted'],
  ['Small Cockpit', 'small'],
  ['Small', 'small'],
  ['Command Console', 'command-console'],
  ['Dual Cockpit', 'dual'],
  ['Dual', 'dual'],
  ['Industrial Cockpit', 'industrial'],
  ['Industrial', 'industrial'],
  ['Primitive Cockpit', 'primitive'],
  ['Primitive', 'primitive'],
  ['Primitive Industrial Cockpit', 'primitive-industrial'],
  ['Primitive Industrial', 'primitive-industrial'],
  ['Superheavy Cockpit', 'superheavy'],
  ['Superheavy', 'superheavy'],
  ['Superheavy Tripod Cockpit', 'superheavy-tripod'],
  ['Superheavy Tripod', 'superheavy-tripod'],
  ['Tripod Cockpit', 'tripod'],
  ['Tripod', 'tripod'],
  ['Interface Cockpit', 'interface'],
  ['Interface', 'interface'],
  ['Virtual Reality Piloting Pod', 'virtual-reality-piloting-pod'],
  ['VRRP', 'virtual-reality-piloting-pod'],
  ['QuadVee Cockpit', 'quadvee'],
  ['QuadVee', 'quadvee'],
  ['Superheavy Industrial Cockpit', 'superheavy-industrial'],
  ['Superheavy Industrial', 'superheavy-industrial'],
  ['Superheavy Command Console', 'superheavy-command-console'],
  ['Small Command Console', 'small-command-console'],
  ['Tripod Industrial Cockpit', 'tripod-industrial'],
  ['Tripod Industrial', 'tripod-industrial'],
  ['Superheavy Tripod Industrial Cockpit', 'superheavy-tripod-industrial'],
  ['Superheavy Tripod Industrial', 'superheavy-tripod-industrial'],
]);

export const cockpitType = (text: string | undefined): CockpitType => COCKPITS.get(text ?? '') ?? 'standard';

export function heatSinkKind(text: string): HeatSinkKind {
  if (text.includes('Laser')) return 'laser';
  if (text.includes('Double')) return 'double';
  return text.includes('Compact') ? 'compact' : 'single';
}
