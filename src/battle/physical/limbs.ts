import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';

export const ARMS: readonly number[] = [LEFT_ARM, RIGHT_ARM];

export const isArmLocation = (location: number): boolean => location === LEFT_ARM || location === RIGHT_ARM;
