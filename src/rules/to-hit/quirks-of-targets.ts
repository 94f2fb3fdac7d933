import { hooksIn } from '../hooks.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import type { Ruleset } from '../ruleset.js';

/** The quirks of a target that change shots at it. Targets that differ only in other quirks are hit alike. */
export const quirksOfTargets = (unitQuirks: readonly string[], rules: Ruleset): readonly string[] =>
  resolveQuirks(unitQuirks)
    .filter((quirk) => hooksIn(quirk, rules).toHitAgainst !== undefined)
    .map(({ id }) => id);
