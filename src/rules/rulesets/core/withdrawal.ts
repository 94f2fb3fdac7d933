import type { WithdrawalRules } from '../areas/withdrawal.js';

export const WITHDRAWAL: Partial<WithdrawalRules> = {};
