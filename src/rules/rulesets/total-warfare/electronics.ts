import type { ElectronicsRules } from '../areas/electronics.js';

export const ELECTRONICS: ElectronicsRules = {
  ecmCuts: 'whole-line',
  probesSeeThroughSmoke: false,
  probesOnlyAngelStops: [],
  ecmRadius: 6,
  ecmRadiusOf: { 'watchdog-cews': 3, 'nova-cews': 3, 'electronic-warfare': 3, 'single-hex-ecm': 0 },
  jammedNetworkHelpsByHalf: false,
};
