import type { EnvironmentRules } from '../areas/environment.js';

export const ENVIRONMENT: Partial<EnvironmentRules> = {};
