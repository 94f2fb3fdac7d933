import type { AttackDescription, AttackedUnit, AttackingUnit } from '../../battle/attack/attack-from.js';
import * as attacks from '../../battle/attack/attack-from.js';
import type { ToHitQuestion } from '../../battle/shot/shot-from.js';
import type { Catalog } from '../../catalog/index.js';
import { checked, fields, oneOf, optional, whole } from '../../check/shape.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import type { RangeBracket } from '../../rules/to-hit/index.js';
import { catalogOption, itemOrName, optionalFlag, optionalWhole, rangeBracket } from '../common.js';
import { optionsWith } from '../options.js';
import { ifGiven, ofGunner, ofTarget } from '../rules/attacks.js';
import { type ShotOptions, shotOptions } from '../rules/shot-options.js';
import { mount } from '../unit/mount.js';
import { unit } from '../unit.js';
import { condition, pilot } from './setup-shapes.js';

const ofUnit = { unit: optional(unit), pilot: optional(pilot), condition: optional(condition) };
const range = whole();

const description = fields<AttackDescription>({
  attacker: fields<AttackingUnit>({
    ...ifGiven(ofGunner),
    ...ofUnit,
    mount: optional(mount),
    hexesMoved: optionalWhole,
  }),
  target: optional(fields<AttackedUnit>({ ...ifGiven(ofTarget), ...ofUnit })),
  range,
  bracket: optional(rangeBracket),
  location: optional(oneOf(LOCATION_NAMES)),
  hotLoaded: optionalFlag,
});

type BracketOptions = Pick<ShotOptions, 'ammunition' | 'catalog'>;
const bracketOptions = optionsWith<BracketOptions>({ ammunition: optional(itemOrName), ...catalogOption });

/** Builds shots from units. Names are looked up in `usual` unless the options bring another catalog. */
/* @__NO_SIDE_EFFECTS__ */
export function attacksIn(usual: Catalog | undefined) {
  /**
   * Builds the arguments of `calculateToHit` from units: both states, the range bracket and the options. A field given
   * beside a unit overrides the unit's own. The weapon and its ammunition may be items or names.
   * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
   */
  const attackFrom: (attack: AttackDescription, options?: ShotOptions) => ToHitQuestion = checked(
    (attack, options) => attacks.attackFrom(attack, options, (options?.catalog ?? usual)?.find),
    { attack: description, options: shotOptions },
  );
  /**
   * Returns a weapon's range bracket at a distance: short, medium, long, extreme, or out of range.
   * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
   */
  const bracketOf: (
    weapon: NonNullable<ShotOptions['weapon']>,
    range: number,
    options?: BracketOptions,
  ) => RangeBracket = checked(
    (weapon, distance, options) =>
      attacks.bracketOf(weapon, distance, options, (options?.catalog ?? usual)?.find),
    { weapon: itemOrName, range, options: bracketOptions },
  );
  return { attackFrom, bracketOf };
}
