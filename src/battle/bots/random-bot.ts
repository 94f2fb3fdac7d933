import { SeededDice } from '../../dice/index.js';
import { ANTI_MECH_ATTACKS } from '../../rules/anti-mech/to-hit.js';
import { SHIELD_MODES, type ShieldMode } from '../../rules/damage/shields.js';
import { canBeCleared, mostShotsOf } from '../../rules/firing/jams.js';
import { attacksForfeitedByDodging } from '../../rules/physical/index.js';
import { antiMechObstacle } from '../anti-mech/legality.js';
import { swerveObstacle } from '../anti-mech/shake-off.js';
import type { Battle } from '../battle.js';
import { pickUpObstacle } from '../combatant/burden.js';
import { type Combatant, JAMMED, MALFUNCTION } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { shieldFault } from '../combatant/shields.js';
import { SIGNATURES, signatureFault } from '../combatant/signature.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { FACINGS, type Facing } from '../hex/hex.js';
import type { Mover } from '../movement/mover.js';
import { evaluatePath } from '../movement/path.js';
import { Reach } from '../movement/reach.js';
import { isTooHigh, startOfPath } from '../movement/take-step.js';
import { type FireOrder, type MoveOrder, type PhysicalOrder, type ShotOrder, STAY } from '../orders.js';
import { afterConversion, conversionObstacle, otherModeOf } from '../phases/convert.js';
import { canTakeLastStep, chargeObstacle } from '../physical/charge-obstacle.js';
import { legalBlows, strikeFacings } from '../physical/index.js';
import { pilotStateOf } from '../piloting/pilot-state.js';
import { canFlipArms, secondFacings, torsoFacings } from '../weapons/arcs.js';
import { chargingObstacle } from '../weapons/charge-capacitors.js';
import { settingsOf } from '../weapons/dial.js';
import { drawnFire } from '../weapons/drawn-fire.js';
import { firesPastRaisedShield } from '../weapons/hold-shields.js';
import { legalShots } from '../weapons/legal-shots.js';
import { binFor, hotLoadObstacle } from '../weapons/legality.js';
import { lookAt } from '../weapons/line.js';
import { isHiddenSecondary } from '../weapons/secondary-target.js';
import { callerFor } from '../weapons/teammate-call.js';
import { withdrawalMove } from '../withdrawal.js';
import type { Bot } from './bot.js';
import { withCeiling } from './sensible/skies.js';
import { startUp } from './start-up.js';
import { withinVolley } from './within-volley.js';

/** Does anything that the rules allow, by dice of its own: it tests the rules, not tactics. */
export const randomBot = (seed: number): Bot => botWith(new SeededDice(seed));

function botWith(dice: SeededDice): Bot {
  const reach = new Reach();
  const chance = (percent: number): boolean => dice.below(100) < percent;
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[dice.below(Math.max(1, items.length))];

  return {
    name: 'random',
    copy: () => botWith(dice.copy()),
    choose: (_, units) => pick(units) as Combatant,
    move: (battle, unit) => randomMove(battle, unit),
    fire: (battle, unit) => randomFire(battle, unit),
    strike: (battle, unit) => randomBlows(battle, unit),
    spendEdge: () => chance(50),
  };

  function randomMove(battle: Battle, unit: Combatant): MoveOrder {
    if (unit.withdrawing) return withdrawalMove(battle, unit);
    if (unit.shutDown) return chance(60) ? startUp(unit) : STAY;
    const goesOn = unit.moveSoFar !== undefined;
    if (!goesOn && chance(1) && unit.design.tracksHeat) return { steps: [], reactor: 'off' };
    if (chance(5)) return STAY;
    const converts =
      unit.design.otherMode !== undefined && chance(25) && conversionObstacle(battle, unit) === undefined;
    const asItMoves = converts ? afterConversion(battle, unit) : unit;
    const boost = {
      masc: !converts && chance(10) && unit.hasWorking('masc'),
      supercharger: !converts && chance(10) && unit.hasWorking('supercharger'),
    };
    const free = moverOf(battle, asItMoves, boost);
    // A unit that flies as high as it can takes no part in the battle.
    const mover = free.footwork.vertical !== undefined && chance(90) ? withCeiling(battle, free) : free;
    const occupancy = battle.occupancyFor(asItMoves);
    const mode = dice.below(4);
    if (mode === 0) reach.walk(battle.map, mover, occupancy, chance(30));
    else if (mode === 1 && mover.jump > 0) reach.jump(battle.map, mover, occupancy);
    else reach.run(battle.map, mover, occupancy);
    if (reach.count === 0) return STAY;
    const place = dice.below(reach.count);
    const landing = reach.mode === 'jump' ? (pick(FACINGS) as Facing) : undefined;
    const steps = reach.stepsTo(place, landing);
    const attack = attackAt(battle, asItMoves, place, steps, landing, mover);
    const pickUp = chance(30) && pickUpObstacle(battle, asItMoves, reach.hexAt(place)) === undefined;
    const swerves = battle.mayBeSwarmed && maySwerve(battle, asItMoves, mover, place, steps) && chance(60);
    return {
      steps,
      ...(converts && { convertTo: otherModeOf(unit) }),
      ...boost,
      ...attack,
      pickUp,
      ...(swerves && { shakeOff: true }),
      ...(goesOn ? {} : signaturesOf(unit)),
    };
  }

  /** Whether it has the points left to shake off swarmers. */
  function maySwerve(
    battle: Battle,
    unit: Combatant,
    mover: Mover,
    place: number,
    steps: MoveOrder['steps'],
  ): boolean {
    if (reach.mode !== 'walk' || steps.includes('backward')) return false;
    const end = { ...startOfPath(mover), mp: reach.mpAt(place) };
    return swerveObstacle(battle, unit, mover, end) === undefined;
  }

  /** A charge or a death from above, if the place allows it. */
  function attackAt(
    battle: Battle,
    unit: Combatant,
    place: number,
    steps: MoveOrder['steps'],
    landing: Facing | undefined,
    mover: Mover,
  ): Pick<MoveOrder, 'attack'> {
    const { map } = battle;
    const hex = reach.hexAt(place);
    const facing = landing ?? reach.facingAt(place);
    for (const target of battle.units) {
      if (target.side === unit.side || target.isOut || target.hex < 0) continue;
      if (map.distance(hex, target.hex) !== 1 || !chance(50)) continue;
      const end = { hex, elevation: reach.elevationAt(place), prone: unit.prone };
      const kind = reach.mode === 'jump' ? 'dfa' : 'charge';
      if (chargeObstacle(battle, unit, kind, target, end) !== undefined) continue;
      if (reach.mode === 'jump') {
        const near = map.distance(unit.hex, target.hex) <= mover.jump;
        if (near && !isTooHigh(map, mover, target.hex, target.elevation))
          return { attack: { kind: 'dfa', target: target.index } };
      } else if (map.neighbors[hex * 6 + facing] === target.hex && isRunUp(place)) {
        const plan = evaluatePath(
          map,
          mover,
          steps.map(asStep),
          pilotStateOf(unit),
          undefined,
          battle.rulesetOption,
        );
        if (!canTakeLastStep(map, mover, plan.end)) continue;
        return { attack: { kind: 'charge', target: target.index } };
      }
    }
    return {};
  }

  function isRunUp(place: number): boolean {
    return reach.mode === 'run' && reach.hexesMovedAt(place) > 0;
  }

  /** Infantry lets go, or attacks a unit in its own hex. */
  function randomGrip(battle: Battle, unit: Combatant): FireOrder | undefined {
    const plain = { torsoFacing: unit.torsoFacing, shots: [] };
    if (unit.swarming >= 0) return chance(15) ? { ...plain, letGo: true } : plain;
    const grips = battle.units.flatMap((target) =>
      ANTI_MECH_ATTACKS.filter((attack) => antiMechObstacle(battle, unit, attack, target) === undefined).map(
        (attack) => ({ attack, target: target.index }),
      ),
    );
    const antiMech = chance(70) ? pick(grips) : undefined;
    return antiMech && { ...plain, antiMech };
  }

  function randomFire(battle: Battle, unit: Combatant): FireOrder {
    const grip = unit.design.kind.antiMech === undefined ? undefined : randomGrip(battle, unit);
    if (grip !== undefined) return grip;
    const torsoFacing = pick(torsoFacings(unit)) ?? unit.facing;
    const flipArms = chance(20) && canFlipArms(unit);
    const turned = unit.design.turrets > 1 ? pick(secondFacings(unit)) : undefined;
    const second = turned === undefined ? {} : { secondFacing: turned };
    const forfeited = attacksForfeitedByDodging({ abilities: unit.pilot.abilities }, battle.rulesetOption);
    if (forfeited.length > 0 && unit.chargeTarget < 0 && chance(20))
      return { torsoFacing, shots: [], dodge: true };
    const jam = unit.design.weapons.findIndex(
      ({ index, item }) => unit.jammed[index] === JAMMED && canBeCleared(item),
    );
    const free = unit.chargeTarget < 0;
    const steady = unit.movement !== 'run' && unit.movement !== 'jump' && free;
    if (jam >= 0 && steady && chance(30)) return { torsoFacing, shots: [], clearJam: jam };
    const broken = unit.jammed.indexOf(MALFUNCTION);
    if (broken >= 0 && free && chance(30)) return { torsoFacing, shots: [], clearJam: broken };
    if ((unit.turretHeld || unit.secondTurretHeld) && free && chance(30))
      return { torsoFacing, shots: [], freeTurret: true };
    const legal = legalShots(battle, unit, { torsoFacing, armsFlipped: flipArms, ...second });
    const shots = chosenShots(battle, unit, legal);
    const quarry = quarryOf(unit, shots);
    const plain = { torsoFacing, flipArms, ...second, shots, ...(quarry !== undefined && { quarry }) };
    const seen = shots.filter(({ target }) => !isHiddenSecondary(battle, unit, plain, target));
    // If it cannot fire at the unit that it must attack first, it does not fire.
    const order = withinVolley(
      unit,
      seen.length === shots.length ? plain : { ...plain, shots: drawnFirst(battle, unit, seen) },
    );
    const charge = chargesOf(unit, order);
    const fire = { ...order, ...(charge.length > 0 && { charge }) };
    const held = { ...fire, ...shieldsOf(unit) };
    return firesPastRaisedShield(unit, held) === undefined ? held : fire;
  }

  function chargesOf(unit: Combatant, order: FireOrder): readonly number[] {
    return unit.design.weapons
      .filter(({ index }) => chargingObstacle(unit, index, order) === undefined && chance(50))
      .map(({ index }) => index);
  }

  function signaturesOf(unit: Combatant): Pick<MoveOrder, 'signatures'> {
    const systems = SIGNATURES.filter((system) => signatureFault(unit, system) === undefined && chance(20));
    if (systems.length === 0) return {};
    return { signatures: Object.fromEntries(systems.map((system) => [system, chance(70)])) };
  }

  function shieldsOf(unit: Combatant): Pick<FireOrder, 'shields'> {
    if (unit.design.shields.length === 0 || chance(50)) return {};
    // Some rules have no passive mode.
    const { passive } = unit.rules.physical.shieldStance;
    const modes = passive ? SHIELD_MODES : SHIELD_MODES.filter((mode) => mode !== 'passive');
    const held = (arm: number): ShieldMode | undefined =>
      shieldFault(unit, arm) === undefined ? pick(modes) : undefined;
    const [leftArm, rightArm] = unit.plan.arms;
    const left = leftArm === undefined ? undefined : held(leftArm);
    const right = rightArm === undefined ? undefined : held(rightArm);
    return { shields: { ...(left && { left }), ...(right && { right }) } };
  }

  function chosenShots(battle: Battle, unit: Combatant, legal: readonly ShotOrder[]): readonly ShotOrder[] {
    const byWeapon = new Map<number, ShotOrder[]>();
    for (const shot of legal) byWeapon.set(shot.weapon, [...(byWeapon.get(shot.weapon) ?? []), shot]);
    const shots: ShotOrder[] = [];
    let arm = -1;
    const taken = new Map<number, number>();
    for (const [weapon, choices] of byWeapon) {
      const mount = unit.design.weapons[weapon];
      const shot = pick(choices);
      if (mount === undefined || shot === undefined || chance(20)) continue;
      // One arm holds a prone 'Mech up.
      if (unit.prone && mount.arm >= 0) {
        if (arm >= 0 && arm !== mount.arm) continue;
        arm = mount.arm;
      }
      if (shot.bin !== undefined) {
        const spent = taken.get(shot.bin) ?? 0;
        if (spent >= (unit.rounds[shot.bin] as number)) continue;
        taken.set(shot.bin, spent + 1);
      }
      const { walls } = lookAt(battle, unit, battle.unit(shot.target));
      const calls = battle.rules.hitLocation.calledShotIsSure && chance(10) && walls === undefined;
      shots.push({
        ...shot,
        shots: 1 + dice.below(mostShotsOf(mount.item)),
        ...(calls && calledShot(battle, unit, shot)),
        heats: chance(50),
        ...(isHot(unit, mount, shot) && { hotLoaded: true }),
        ...randomSetting(battle, mount),
      });
    }
    return drawnFirst(battle, unit, shots);
  }

  function randomSetting(battle: Battle, mount: WeaponMount): Pick<ShotOrder, 'setting'> {
    const settings = settingsOf(battle, mount);
    const setting = settings.length > 0 && chance(50) ? pick(settings) : undefined;
    return setting === undefined ? {} : { setting };
  }

  /** Called by the attacker, or by a teammate who sees the target if the battle allows that. */
  function calledShot(
    battle: Battle,
    unit: Combatant,
    shot: ShotOrder,
  ): Pick<ShotOrder, 'location' | 'teammate'> {
    const target = battle.unit(shot.target);
    const location = dice.below(target.plan.locations.length);
    const caller = callerFor(battle, unit, target);
    return caller !== undefined && chance(50) ? { location, teammate: caller.index } : { location };
  }

  function isHot(unit: Combatant, mount: WeaponMount, { bin }: ShotOrder): boolean {
    return bin !== undefined && hotLoadObstacle(mount, binFor(unit, mount, bin)) === undefined && chance(10);
  }

  function drawnFirst(battle: Battle, unit: Combatant, shots: readonly ShotOrder[]): readonly ShotOrder[] {
    const drawing = shots.length === 0 ? undefined : drawnFire(battle, unit);
    if (drawing === undefined) return shots;
    const draws = ({ target }: ShotOrder): boolean => drawing.some(({ index }) => index === target);
    const first = shots.filter(draws);
    return first.length === 0 ? [] : [...first, ...shots.filter((shot) => !draws(shot))];
  }

  function quarryOf(unit: Combatant, shots: readonly ShotOrder[]): number | undefined {
    return unit.aptitudes.namesQuarry && unit.quarry < 0 ? shots[0]?.target : undefined;
  }

  function randomBlows(battle: Battle, unit: Combatant): PhysicalOrder {
    const facings = strikeFacings(battle, unit);
    const torsoFacing = facings.length > 1 && chance(50) ? pick(facings) : undefined;
    const blow = chance(80) ? pick(legalBlows(battle, unit, torsoFacing)) : undefined;
    return { ...(torsoFacing !== undefined && { torsoFacing }), blows: blow === undefined ? [] : [blow] };
  }
}

const asStep = (kind: MoveOrder['steps'][number]): { readonly kind: typeof kind } => ({ kind });
