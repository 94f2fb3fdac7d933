import type { GyroType } from '../../catalog/gyro-types.js';
import type { ChassisKind } from '../mech/layout.js';
import type { HeatSinkKind, MechSheet } from '../mech/mech-sheet.js';
import type { CockpitType, EngineType } from '../mech/systems.js';
import type { UnitTechBase } from '../unit.js';
import { remembered } from './remembered.js';

// The words of MTF files for the systems of a 'Mech.

// Each function returns undefined for unknown words.

/** The first word found decides, so `xxl` comes before `xl`. */
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
  ['fusion', 'fusion'],
];

export const engineType = remembered((text): EngineType | undefined => {
  const lowered = text.toLowerCase();
  return ENGINE_WORDS.find(([word]) => lowered.includes(word))?.[1];
});

/** The tech base decides, but on mixed units the text may name the other one. */
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

export const gyroType = (text: string): GyroType | undefined => GYROS.get(text);

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
  // An industrial cockpit with advanced fire control counts as a standard one.
  ['Industrial Cockpit (AFC)', 'standard'],
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

export const cockpitType = (text: string): CockpitType | undefined => COCKPITS.get(text);

/** Sinks without a stated kind are single. */
export const heatSinkKind = remembered((text): HeatSinkKind | undefined => {
  if (text.includes('Laser')) return 'laser';
  if (text.includes('Double')) return 'double';
  if (text.includes('Compact')) return 'compact';
  return /^\d*$/.test(text) || /single/i.test(text) ? 'single' : undefined;
});

/** The first word found decides. */
export const chassisKindOf = remembered((config): ChassisKind | undefined => {
  const kinds = ['quadvee', 'quad', 'lam', 'tripod', 'biped'] as const;
  const lowered = config.toLowerCase();
  return kinds.find((kind) => lowered.includes(kind));
});

export const isOmni = remembered((config) => config.toLowerCase().includes('omni'));

export const lamType = (text: string): MechSheet['lamType'] =>
  text === 'Bimodal' ? 'bimodal' : text === 'Standard' ? 'standard' : undefined;

export const motive = (text: string): MechSheet['motive'] =>
  text === 'Wheel' ? 'wheel' : text === 'Track' ? 'track' : undefined;

export const isFullHeadEjection = (text: string): true | undefined =>
  text === 'Full Head Ejection System' || undefined;

export const isRiscKit = (text: string): true | undefined => text.includes('RISC') || undefined;
