import type { ElectronicsRules } from '../areas/electronics.js';

export const ELECTRONICS: Partial<ElectronicsRules> = { probesSeeThroughSmoke: true };
