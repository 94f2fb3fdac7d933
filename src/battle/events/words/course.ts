import type { CauseOfLoss } from '../../combatant/cause-of-loss.js';
import type { Phase } from '../../phase.js';
import { sideName, unitName } from './names.js';
import { modifiedWords, modifierWords } from './rolls.js';
import type { WordsFor } from './words-for.js';

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  movement: 'Movement',
  weapons: 'Weapon attacks',
  physical: 'Physical attacks',
  heat: 'Heat',
  end: 'End of the turn',
  over: 'The battle is over',
};

const LOSSES: Readonly<Record<CauseOfLoss, string>> = {
  'head-destroyed': 'is out of the battle: its head is destroyed',
  'center-torso-destroyed': 'is destroyed: its center torso is gone',
  'engine-destroyed': 'is destroyed: its engine has taken its third hit',
  'pilot-killed': 'is out of the battle: its pilot is dead',
  'cockpit-hit': 'is out of the battle: the hit in the cockpit killed its pilot',
  'ammunition-explosion': 'is destroyed: its ammunition blew up',
  'nowhere-to-go': 'is destroyed: there was no hex that it could be pushed into',
  withdrawn: 'has left the map',
  'torso-destroyed': 'is destroyed: nothing is left of its torso',
  'hull-destroyed': 'is destroyed: nothing is left of one of its sides',
  'crew-killed': 'is out of the battle: its crew is dead',
  'fuel-explosion': 'is destroyed: its fuel blew up',
  'turret-blown-off': 'is destroyed: its turret was blown off',
  sunk: 'is destroyed: it has sunk',
  'wiped-out': 'is wiped out',
  crashed: 'is destroyed: it has crashed',
  'hull-breached': 'is destroyed: water has broken into its hull',
};

/** The course of a battle, and its end. */
export const COURSE_WORDS: WordsFor<
  'turn' | 'phase' | 'initiative' | 'initiative-won' | 'withdrawal' | 'lost' | 'end'
> = {
  turn: (_, { turn }) => `Turn ${turn}`,
  phase: (_, { phase }) => PHASE_NAMES[phase],
  initiative: (_, { side, dice, total, modifiers }) =>
    `${sideName(side)} rolls ${modifiedWords(dice, total)}${modifierWords(modifiers, false)}.`,
  'initiative-won': (_, { side }) => `${sideName(side)} wins the initiative.`,
  withdrawal: (stage, { unit, reason }) => `${unitName(stage, unit)} has to withdraw: ${reason}.`,
  lost: (stage, { unit, cause }) => `${unitName(stage, unit)} ${LOSSES[cause]}.`,
  end: (_, { winner, turn }) => {
    const when = `in turn ${turn}`;
    if (winner === undefined) return `The battle ends undecided ${when}.`;
    if (winner === null) return `Nobody is left ${when}: a draw.`;
    return `${sideName(winner)} has won ${when}.`;
  },
};
