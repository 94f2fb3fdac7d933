import { explosionDamage } from '../../rules/critical/index.js';
import { type FeedResult, rollAmmunitionFeed } from '../../rules/firing/index.js';
import type { Battle } from '../battle.js';
import { breakFixture } from '../damage/break-fixture.js';
import { explodeInside } from '../damage/criticals.js';
import { NOBODY } from '../damage/source.js';
import type { Shot } from './shot.js';

/** What the ammunition feed does after this attack roll; very few weapons have a feed that can fail. */
export function feedAfter(battle: Battle, { unit, mount, bin }: Shot, total: number): FeedResult {
  if (bin === undefined || !unit.aptitudes.badFeeds?.[mount.index]) return 'feeds';
  return rollAmmunitionFeed(mount.quirks, total, battle.roller, battle.rulesetOption);
}

/** The round in the barrel explodes, and destroys the weapon. */
export function burst(battle: Battle, { unit, mount, bin }: Shot): void {
  const damage = bin === undefined ? 0 : explosionDamage(bin.item, { rounds: 1 }, battle.rulesetOption);
  breakFixture(unit, mount.fixture);
  if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture: mount.fixture });
  if (damage > 0) explodeInside(battle, unit, mount.location, damage, mount.fixture, NOBODY);
}
