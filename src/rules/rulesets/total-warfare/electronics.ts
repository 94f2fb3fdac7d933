import type { ElectronicsRules } from '../areas/electronics.js';

export const ELECTRONICS: ElectronicsRules = { ecmCuts: 'whole-line', probesSeeThroughSmoke: false };
