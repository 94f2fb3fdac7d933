export * from '../check/check.js';
