import type { MovementRules } from '../areas/movement.js';

export const MOVEMENT: Partial<MovementRules> = {};
