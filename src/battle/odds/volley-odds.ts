import { rollBestTwoOfThree } from '../../dice/index.js';
import { attaches } from '../../rules/effect/weapon-effect.js';
import { calculateVolleyOdds, type IVolleyOdds, type VolleyShot } from '../../rules/volley/index.js';
import type { TabledShot } from '../../rules/volley/place-odds.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder } from '../orders.js';
import { volleysStillMet } from '../weapons/anti-missile.js';
import { clusterModifier } from '../weapons/cluster-roll.js';
import { coverOf } from '../weapons/cover.js';
import { heatOfFiring } from '../weapons/effect-of-shot.js';
import { bracketFlown, type Shot } from '../weapons/shot.js';
import { struckAtOnce, timesStruck } from '../weapons/struck-all-over.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';
import { largerVolleyFirst, weaponAttackOf } from '../weapons/weapon-attack-of.js';

/**
 * The exact odds of a fire order against the target of its first shot, over all results of the dice. Nothing is rolled,
 * and the battle does not change. Edge, failing feeds and other targets are left out.
 */
export function volleyOdds(battle: Battle, unit: Combatant, order: FireOrder): IVolleyOdds {
  const at = order.shots[0]?.target;
  const attacks = order.shots
    .filter(({ target }) => target === at)
    .map((shot) => weaponAttackOf(battle, unit, order, shot))
    .filter(({ effect }) => !effect.designates && !attaches(effect));
  const met = at === undefined ? 0 : volleysStillMet(battle, battle.unit(at), unit);
  return attackOdds(battle, attacks, met);
}

/** The same for attacks on one target with known numbers, whose anti-missile systems engage this many volleys. */
export function attackOdds(
  battle: Battle,
  attacks: readonly WeaponAttack[],
  antiMissileVolleys = 0,
): IVolleyOdds {
  const inTurn = antiMissileVolleys > 0 ? [...attacks].sort(largerVolleyFirst) : attacks;
  return calculateVolleyOdds(
    inTurn.map((attack) => volleyShot(battle, attack)),
    { antiMissileVolleys, ...battle.rulesetOption },
  );
}

/** An attack in the form that the odds need. */
function volleyShot(battle: Battle, attack: WeaponAttack): TabledShot {
  const { shot, effect, needed, circumstances } = attack;
  const { unit, mount, target, line } = shot;
  const aim = aimOf(battle, shot);
  return {
    needed,
    damagePerHit: effect.points * timesStruck(struckAtOnce(target), effect),
    ...(effect.damageDice > 0 && { damageDice: effect.damageDice, halfDie: effect.halfDie }),
    ...(effect.casualties && { casualties: effect.casualties }),
    clusterSize: effect.size,
    clusterModifier: clusterModifier(battle.rules, unit, mount, bracketFlown(shot), effect, circumstances),
    hotLoaded: effect.hotLoaded,
    streak: effect.streak,
    ...(effect.groupPoints > 0 && {
      groupPoints: effect.together ? effect.points * effect.size : effect.groupPoints,
    }),
    side: line.side,
    ...(line.table && { table: line.table }),
    cover: coverWithQuirks(shot),
    hitTables: target.aptitudes.hitTables,
    ...(aim && { aim }),
    bestTwoOfThree: unit.aptitudes.rollGunnery === rollBestTwoOfThree,
    jamsUpTo: effect.jamsUpTo,
    jamMisses: effect.jamMisses,
    glancingMargin: line.walls === undefined ? target.aptitudes.glancingMargin : -1,
    missiles: effect.missiles > 0 && line.walls === undefined,
    heat: heatOfFiring(battle, mount, effect),
  };
}

function aimOf(battle: Battle, { order, target }: Shot): VolleyShot['aim'] {
  const location = order.location === undefined ? undefined : target.plan.locations[order.location];
  return location && { location, sure: battle.rules.hitLocation.calledShotIsSure };
}

/** The legs of some targets are always covered. */
function coverWithQuirks(shot: Shot): NonNullable<VolleyShot['cover']> {
  const cover = coverOf(shot);
  return cover === 'none' && shot.target.aptitudes.coversLegs ? 'legs' : cover;
}
