import { hexAt } from './boards.js';
import { type CaseInEditions, type Edition, isMarked } from './core-edition.js';
import { found, type ToHitCase } from './to-hit-case.js';

type Result = ToHitCase['result'];

export type CoreToHitCase = Omit<ToHitCase, 'result'> &
  CaseInEditions<Result> & { readonly scenario: string };

/** A case as one edition has it, with the answer that the reference means. */
export function asIntended(situation: CoreToHitCase, edition: Edition): ToHitCase {
  const result = situation[edition];
  const value = result.value === null ? null : result.value + corrected(situation, edition);
  return { ...situation, result: { ...result, value, cover: coverOf(situation, edition) } };
}

const has = ({ mods }: Result, text: string): boolean => mods.some((modifier) => modifier.text === text);

/** What is known to be missing in the number, or too much. */
function corrected(situation: CoreToHitCase, edition: Edition): number {
  const { weapon } = situation;
  const coverMissing = wadesWithoutModifier(situation);
  const coverForNothing = isOnTheGroundOfBuilding(situation, edition);
  let difference = (coverMissing ? 1 : 0) - (coverForNothing ? 1 : 0);
  if (isAimedInVain(situation, edition)) difference -= AIMED_WITH_COMPUTER;
  if (edition === 'tw') return difference;
  if (isMarked(situation, edition, 'TH-1')) difference += 1;
  if (isMarked(situation, edition, 'TH-2')) difference -= 1;
  if (isMarked(situation, edition, 'TH-13')) difference += 1;
  // TH-16: cover does not count in indirect fire.
  const covered = coverMissing || (has(situation.core, 'target has partial cover') && !coverForNothing);
  return weapon.indirect && covered ? difference - 1 : difference;
}

const LEGS = 3;
/** Aimed it is worth 3, and else the computer takes 1 off. */
const AIMED_WITH_COMPUTER = 4;

/** Water of depth 1 covers the legs, and its +1 is missing in both editions (mended later in the reference). */
function wadesWithoutModifier({ tgt, tw }: CoreToHitCase): boolean {
  const wetLegs = [2, 3, 4].includes(tgt.wetLocs?.length ?? 0);
  return tw.cover === LEGS && wetLegs && !has(tw, 'target has partial cover');
}

/** Oddity 2: a target on the ground of a building hex has cover, although nothing of its line gives any. */
function isOnTheGroundOfBuilding({ board, tgt, ...situation }: CoreToHitCase, edition: Edition): boolean {
  const { los, ...result } = situation[edition];
  const { terrain } = hexAt(board, tgt.x, tgt.y);
  return (
    terrain.has('building') && los.targetCover === 0 && has({ los, ...result }, 'target has partial cover')
  );
}

/** Oddity 9: pulses cannot be aimed, and whatever does not move is aimed at without a computer's +3. */
function isAimedInVain({ weapon, aim, ...situation }: CoreToHitCase, edition: Edition): boolean {
  const result = situation[edition];
  const pulses = found(weapon.internalName).traits.some((trait) => trait.includes('pulse'));
  const inVain = pulses || result.tgtImmobile === true;
  return aim?.mode === 'TARGETING_COMPUTER' && inVain && has(result, 'aimed shot');
}

function coverOf(situation: CoreToHitCase, edition: Edition): number {
  const { weapon, board, tgt } = situation;
  const inWater = (hexAt(board, tgt.x, tgt.y).terrain.get('water') ?? 0) > 0;
  const ignored = edition === 'core' && weapon.indirect && !inWater;
  return ignored || isOnTheGroundOfBuilding(situation, edition) ? 0 : situation[edition].cover;
}
