import type { BattleArmor, OtherMount } from '../../units/index.js';
import { SUIT_MARKS, type SuitItem, type SuitStock, takeSuitStock } from './suit-stock.js';

/** A pair is needed to hold on. */
const GLOVES = 2;

/** Whether the troopers can make swarm or leg attacks. */
export function canSquadAttackMechs(unit: BattleArmor, stock: SuitStock = takeSuitStock(unit)): boolean {
  const { marks, gloves } = stock;
  const { bodyPlan, weight, motion, burdened } = unit;
  if (bodyPlan !== 'biped' || motion === 'umu' || burdened) return false;
  if (weight === 'heavy' || weight === 'assault') return false;
  if (marks & SUIT_MARKS.grip) return true;
  return weight !== 'medium' && gloves >= GLOVES;
}

/** Whether an item counts in anti-'Mech attacks: claws, and weapons in the hands. */
export function servesAgainstMechs({ mount, roles, marks }: SuitItem): boolean {
  if (marks & SUIT_MARKS.claw) return true;
  return !roles.infantryWeapon && !(marks & SUIT_MARKS.missiles) && !isOnBody(mount);
}

const isOnBody = ({ suitMount }: OtherMount) => suitMount === 'body' || suitMount === 'turret';
