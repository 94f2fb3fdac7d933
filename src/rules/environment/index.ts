export { type Environment, FOGS, LIGHTS, PRECIPITATIONS, WINDS } from './environment.js';
