import { describe, expect, it } from 'vitest';
import { movementGear } from '../../../../src/battle/kinds/mech/movement-gear.js';
import { sampleMech } from '../../../battle-value/sample-mech.js';

describe("what of a 'Mech bears on its movement", () => {
  it('starts from the engine, and counts jets by where they sit', () => {
    const mech = sampleMech({ carrying: { CT: ['Jump Jet'], LL: ['Jump Jet'], RL: ['Jump Jet'] } });
    expect(movementGear(mech)).toMatchObject({ walk: 3, torsoJets: 1, limbJets: 2, drag: 0, wing: 0 });
  });

  it('knows MASC from a supercharger', () => {
    const boosted = sampleMech({ carrying: { LT: ['ISMASC'], RT: ['Supercharger'] } });
    expect(movementGear(boosted)).toMatchObject({ masc: true, supercharger: true });
    expect(movementGear(sampleMech({ carrying: { RT: ['Supercharger'] } }))).toMatchObject({
      masc: false,
      supercharger: true,
    });
  });

  it('asks shields and modular armor for their points, as long as they are there', () => {
    const mech = sampleMech({ carrying: { LA: ['ISMediumShield'], RT: ['ISModularArmor'] } });
    expect(movementGear(mech)).toMatchObject({
      mediumShields: 1,
      largeShields: 0,
      modularArmor: true,
      drag: 2,
    });
    expect(movementGear(mech, ({ location }) => location !== 'LA')).toMatchObject({
      mediumShields: 0,
      drag: 1,
    });
  });
});
