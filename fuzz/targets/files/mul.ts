import { standAndShootBot } from '../../../src/battle/bots/stand-and-shoot-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { MUL_FATES } from '../../../src/edge/battle.js';
import { generateMap, MulFileError, type MulUnit, readMul, type Unit, writeMul } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { damagedText } from '../../damage/text-damage.js';
import { demand } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import { hasRoomForAll, randomForce } from '../../seeds/random-force.js';
import type { Target } from '../../target.js';

const LARGEST_FORCE = 3;
const FIELD = generateMap({ landscape: 'open', width: 12, height: 12, seed: 1 });

function randomMulForce(chance: Chance): MulUnit[] {
  const isRecord = chance.percent(20);
  return randomForce(LARGEST_FORCE, chance).map((unit) => ({
    ...unit,
    ...(chance.percent(20) && { commander: true as const }),
    ...(chance.percent(20) && { edgeTriggers: ['edge_when_headhit', 'edge_when_tac'] }),
    ...(isRecord && { fate: chance.pick(MUL_FATES) }),
  }));
}

export const MUL_TARGET: Target = {
  name: 'mul',
  what: "MegaMek's forces, whole and damaged",
  longest: 2,
  play: (chance) => {
    const force = randomMulForce(chance);
    const text = writeMul(force);
    const whole = chance.percent(30);
    const input = whole ? text : damagedText(text, writeMul(randomMulForce(chance)), chance);
    // Names may be damaged, too, so some unit is always found, and its damage is read.
    let place = 0;
    const find = (): Unit | undefined => force[place++ % force.length]?.unit;
    const read = unlessRefused([MulFileError], () => readMul(input, find, 'damaged.mul'));
    if (read === undefined) {
      demand(!whole, 'a force that was written is refused');
      return 'refused';
    }
    if (whole)
      demand(read.units.length === force.length, `${read.units.length} of ${force.length} units come back`);
    askForce(read.units);
    return 'taken';
  },
};

/** A force that was read can be written and read again, and can fight. */
function askForce(units: readonly MulUnit[]): void {
  const text = writeMul(units);
  let place = 0;
  const again = readMul(text, () => units[place++]?.unit, 'again.mul');
  demand(
    writeMul(again.units) === text || units.some(({ fate }) => fate !== undefined),
    'a force comes back otherwise',
  );
  // Ships have no water on this map.
  const fighters = units.filter(({ unit }) => hasRoomForAll(unit, FIELD)).slice(0, LARGEST_FORCE);
  if (fighters.length === 0) return;
  const battle = createBattle({
    map: FIELD,
    red: fighters,
    blue: fighters,
    bots: [standAndShootBot(), standAndShootBot()],
  });
  checkInvariants(battle);
}
