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

/** Shots from units, for the catalog that names are looked up in unless another comes along. */
/* @__NO_SIDE_EFFECTS__ */
export function attacksIn(usual: Catalog | undefined) {
  /**
   * What `calculateToHit` takes, from units: the states of both, the bracket and the options. Whatever is given beside the
   * units wins over what they say; a weapon and its load may be named.
   * @throws {RangeError | TypeError} naming field and value, if one is wrong
   */
  const attackFrom: (attack: AttackDescription, options?: ShotOptions) => ToHitQuestion = checked(
    (attack, options) => attacks.attackFrom(attack, options, (options?.catalog ?? usual)?.find),
    { attack: description, options: shotOptions },
  );
  /** The bracket that a weapon fires at over this distance: short, medium, long, extreme, or out of range. */
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
