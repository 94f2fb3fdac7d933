import { cripplingDamage, mayFlipArms, orderOfRound, torsoTwistSteps } from '../../../src/edge/rules.js';
import { calculateInitiativeModifier, type InitiativeUnit } from '../../../src/index.js';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { randomAbilities, randomQuirks } from '../../seeds/random-ids.js';
import { askEntries, situationTarget } from './ask-rule.js';

const randomRound = (chance: Chance) => ({
  ruleset: chance.ruleset(),
  round: chance.between(1, 5),
  units: Array.from(
    { length: chance.below(6) },
    (): InitiativeUnit => ({
      unitQuirks: randomQuirks(chance),
      abilities: randomAbilities(chance),
      ...(chance.percent(30) && { conscious: chance.percent(50) }),
    }),
  ),
  state: {
    limbsHurt: chance.below(5),
    torsosLaidBare: chance.below(4),
    sideTorsosLost: chance.below(2),
    engineHits: chance.below(4),
    gyroHits: chance.below(3),
    sensorHits: chance.below(3),
    sensors: chance.between(1, 3),
    pilotWounds: chance.below(6),
    immobilised: chance.percent(30),
    disarmed: chance.percent(30),
  },
  chassis: chance.pick(MECH_CHASSIS),
  prone: chance.percent(30),
});

function askRound({ ruleset, round, units, state, chassis, prone }: ReturnType<typeof randomRound>): void {
  const option = { ruleset };
  const { modifiers, total } = calculateInitiativeModifier(units, option);
  askEntries(modifiers);
  demandNumbers({ modifiers, total }, 'initiative');
  demand(
    modifiers.reduce((sum, { value }) => sum + value, 0) === total,
    `${total} is not the sum of its entries`,
  );
  const order = orderOfRound(units, round, option);
  demand(
    order.length === units.length && units.every((unit) => order.includes(unit)),
    'somebody is missing from the order',
  );
  demand(cripplingDamage(state) !== '', 'crippled for no reason');
  for (const { unitQuirks = [] } of units) {
    const twist = torsoTwistSteps({ unitQuirks, chassis, prone }, option);
    demand(twist >= 0 && twist <= 3, `a twist of ${twist} hexsides`);
    mayFlipArms({ unitQuirks, chassis, prone, hasLowerArmOrHand: true }, option);
  }
}

export const INITIATIVE_TARGET = situationTarget(
  'initiative',
  'initiative, order of a round, twists and withdrawal',
  randomRound,
  askRound,
);
