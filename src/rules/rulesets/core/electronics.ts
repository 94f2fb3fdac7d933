import type { ElectronicsRules } from '../areas/electronics.js';

export const ELECTRONICS: Partial<ElectronicsRules> = {
  ecmCuts: 'ends',
  probesSeeThroughSmoke: true,
  probesOnlyAngelStops: ['bloodhound-probe'],
  ecmRadiusOf: { 'electronic-warfare': 3, 'single-hex-ecm': 0 },
  jammedNetworkHelpsByHalf: true,
};
