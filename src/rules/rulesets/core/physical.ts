import type { PhysicalRules } from '../areas/physical.js';

export const PHYSICAL: Partial<PhysicalRules> = {};
