export type { Environment } from './environment.js';
