import { InvalidArgumentError } from 'commander';
import { FURTHER_ABILITIES } from '../../rules/abilities/further-abilities.js';
import { isKnownAbility, SPA_CATALOG } from '../../rules/abilities/index.js';
import { FURTHER_QUIRKS } from '../../rules/quirks/further-quirks.js';
import { QUIRK_CATALOG } from '../../rules/quirks/index.js';
import { canonicalQuirkId } from '../../units/index.js';
import { didYouMean } from '../print/did-you-mean.js';

const QUIRKS = [...Object.values(QUIRK_CATALOG), ...FURTHER_QUIRKS];

export const UNIT_QUIRK_NAMES: readonly string[] = QUIRKS.filter(({ category }) => category !== 'weapon').map(
  ({ id }) => id,
);

export const WEAPON_QUIRK_NAMES: readonly string[] = QUIRKS.filter(
  ({ category }) => category === 'weapon',
).map(({ id }) => id);

export const ABILITY_NAMES: readonly string[] = [
  ...Object.keys(SPA_CATALOG),
  ...FURTHER_ABILITIES.map(({ id }) => id),
];

/** An id as people write it: in any case, with hyphens or blanks. */
export const spelled = (written: string): string => written.trim().toLowerCase().replace(/[- ]/g, '_');

const parts = (text: string): string[] => text.split(/[,+]/).filter((part) => part.trim() !== '');

/** @throws {InvalidArgumentError} if there is no such quirk */
export const quirkList =
  (known: readonly string[], whose: 'units' | 'weapons') =>
  (text: string): string[] =>
    parts(text).map((written) => {
      const id = canonicalQuirkId(spelled(written));
      if (known.includes(id)) return id;
      const isOfTheOthers = QUIRKS.some((quirk) => quirk.id === id);
      const hint = isOfTheOthers ? ` It is a ${OTHERS[whose]}.` : didYouMean(id, known);
      throw new InvalidArgumentError(
        `No ${whose === 'units' ? 'unit' : 'weapon'} quirk is called "${written.trim()}".${hint}`,
      );
    });

const OTHERS = {
  units: 'weapon quirk: use --weapon-quirks or --target-weapon-quirks',
  weapons: 'unit quirk: use --quirks or --target-quirks',
} as const;

/** @throws {InvalidArgumentError} if there is no such ability */
export const abilityList = (text: string): string[] =>
  parts(text).map((written) => {
    const id = spelled(written);
    if (isKnownAbility(id)) return id;
    throw new InvalidArgumentError(noAbility(written.trim()));
  });

/** Says that there is no such ability, and suggests others. */
export const noAbility = (written: string): string =>
  `No special pilot ability is called "${written}".${didYouMean(spelled(written), ABILITY_NAMES)}`;
