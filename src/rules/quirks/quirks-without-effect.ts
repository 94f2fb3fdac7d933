import { type Quirk, type QuirkCategory, quirk } from './quirk.js';

interface Reason {
  readonly text: string;
  readonly category?: QuirkCategory;
  readonly isPositive: boolean;
  readonly quirks: readonly (readonly [id: string, name: string])[];
}

/** Quirks of unit files that affect no roll in a fight between 'Mechs, by reason. */
const REASONS = [
  {
    text: 'No effect in a battle: upkeep and repair',
    isPositive: true,
    quirks: [
      ['easy_maintain', 'Easy to Maintain'],
      ['ubiquitous_is', 'Ubiquitous (Inner Sphere)'],
      ['ubiquitous_clan', 'Ubiquitous (Clans)'],
    ],
  },
  {
    text: 'No effect in a battle: upkeep and repair',
    isPositive: false,
    quirks: [
      ['difficult_maintain', 'Difficult to Maintain'],
      ['non_standard', 'Non-Standard Parts'],
      ['obsolete', 'Obsolete'],
      ['illegal_design', 'Illegal Design'],
    ],
  },
  {
    text: 'No effect in a battle: its price and its name',
    isPositive: true,
    quirks: [
      ['good_rep_1', 'Good Reputation (1)'],
      ['good_rep_2', 'Good Reputation (2)'],
    ],
  },
  {
    text: 'No effect in a battle: its price and its name',
    isPositive: false,
    quirks: [
      ['bad_rep_is', 'Bad Reputation (Inner Sphere)'],
      ['bad_rep_clan', 'Bad Reputation (Clan)'],
    ],
  },
  {
    text: 'No effect on rolls: ejection is not part of these rules',
    isPositive: false,
    quirks: [
      ['difficult_eject', 'Difficult Ejection'],
      ['no_eject', 'No Ejection System'],
    ],
  },
  {
    text: 'No effect on rolls: works as an active probe, which changes no roll of these rules',
    isPositive: true,
    quirks: [['imp_sensors', 'Improved Sensors']],
  },
  {
    text: 'No effect on rolls: ghost targets are not part of these rules',
    isPositive: true,
    quirks: [['imp_com', 'Improved Communications']],
  },
  {
    text: 'No effect on rolls: searchlights do not reduce darkness in these rules',
    isPositive: true,
    quirks: [['searchlight', 'Searchlight']],
  },
  {
    text: 'No effect of its own: looks like an animal, which Animal Mimicry uses',
    isPositive: true,
    quirks: [['animalistic', 'Animalistic Appearance']],
  },
  {
    text: 'No effect in a battle: room in a hangar, hands for fine work, an extra seat',
    isPositive: true,
    quirks: [
      ['compact_mech', "Compact 'Mech"],
      ['fine_manipulators', 'Fine Manipulators'],
      ['rumble_seat', 'Rumble Seat'],
    ],
  },
  {
    text: 'No effect in a battle: fuel is not counted',
    isPositive: false,
    quirks: [['gas_hog', 'Gas Hog']],
  },
  {
    text: 'No effect of its own: a random flaw, which the players name as another quirk',
    isPositive: false,
    quirks: [['ramshackle', 'Ramshackle']],
  },
  {
    text: 'No effect of its own: the weapons in it say so themselves',
    isPositive: true,
    quirks: [['directional_torso_mount', 'Directional Torso Mount']],
  },
  {
    text: 'No effect in a battle: reloading and exchanging take less time after it',
    category: 'weapon',
    isPositive: true,
    quirks: [
      ['fast_reload', 'Fast Reload'],
      ['mod_weapons', 'Modular Weapon'],
    ],
  },
  {
    text: 'No effect on rolls: dropping equipment is not part of these rules',
    category: 'weapon',
    isPositive: true,
    quirks: [['jettison_capable', 'Jettison-Capable Weapon']],
  },
] as const satisfies readonly Reason[];

type Id = (typeof REASONS)[number]['quirks'][number][0];

const reasons: readonly Reason[] = REASONS;

export const QUIRKS_WITHOUT_EFFECT: readonly (Quirk & { readonly id: Id })[] = reasons.flatMap(
  ({ text, category = 'combat', isPositive, quirks }) =>
    quirks.map(([id, name]) =>
      quirk({ id: id as Id, name, category, pipelines: [], combatEffect: text, isPositive, hooks: {} }),
    ),
);
