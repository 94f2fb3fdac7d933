import { explosionDamage } from '../../rules/critical/index.js';
import { isPulseModule } from '../../rules/firing/pulse-module.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { breakFixture } from '../damage/break-fixture.js';
import { explodeInside } from '../damage/criticals.js';
import { NOBODY } from '../damage/source.js';
import type { Shot } from './shot.js';

/** Why a laser cannot fire through a pulse module; undefined if it can. */
export const pulseObstacle = (unit: Combatant, mount: WeaponMount): string | undefined =>
  isPulseModule(mount.linkedTo) && unit.isWorking(mount.linkedFixture)
    ? undefined
    : 'it has no pulse module that works';

/** The module explodes, unless it is already destroyed, and takes its laser with it (docs/rules/weapon-attacks.md). */
export function burstPulseModule(battle: Battle, { unit, mount }: Shot): void {
  const { linkedTo, linkedFixture, fixture } = mount;
  if (linkedTo === undefined || !unit.isWorking(linkedFixture)) return;
  const location = unit.design.fixtures[linkedFixture]?.location ?? mount.location;
  breakFixture(unit, fixture);
  breakFixture(unit, linkedFixture);
  if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture });
  const damage = explosionDamage(linkedTo, {}, battle.rulesetOption);
  explodeInside(battle, unit, location, damage, linkedFixture, NOBODY);
}
