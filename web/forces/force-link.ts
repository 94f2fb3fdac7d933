import { linkTo } from '../state/address.js';
import { type LinkedForce, writeForceQuery } from './written-force.js';

/** The address that shows the force on any device; undefined if a link cannot hold it. */
export const forceLink = (force: LinkedForce): string | undefined => linkTo('forces', writeForceQuery(force));
