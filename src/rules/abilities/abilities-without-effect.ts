import { ability } from './ability.js';

/** Abilities of other programs that affect no roll in a fight between 'Mechs, each with the reason. */
const WITHOUT_EFFECT = [
  ['eagle_eyes', 'Eagle Eyes', 'finds mines and hidden units, which are not part of these rules'],
  ['forward_observer', 'Forward Observer', 'directs artillery, which is not part of these rules'],
  ['atow_combat_sense', 'Combat Sense', 'changes the initiative of single pilots, but here sides roll'],
  [
    'atow_combat_paralysis',
    'Combat Paralysis',
    'changes the initiative of single pilots, but here sides roll',
  ],
  ['golden_goose', 'Golden Goose', 'serves aircraft'],
  ['ground_hugger', 'Ground-Hugger', 'serves aircraft'],
  ['fist_fire', 'Fist Fire', 'shots with a punch are not part of these rules'],
] as const;

export const ABILITIES_WITHOUT_EFFECT = WITHOUT_EFFECT.map(([id, name, reason]) =>
  ability({
    id,
    name,
    category: 'misc',
    pipelines: [],
    combatEffect: `No effect in battles: ${reason}`,
    hooks: {},
  }),
);
