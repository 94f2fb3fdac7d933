import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Combatant } from '../../../../src/edge/battle.js';
import type { OnTable } from '../game/table.js';
import { declaredFire, declaredStrike } from '../game/turn.js';
import { Sheet } from './sheet.js';

interface Drawn {
  readonly unit: Combatant;
  readonly rest: string;
  readonly sheet: VNode;
}

/** A sheet among many, redrawn only when something on it has changed. */
export function SheetWhenChanged({ table, index }: { readonly table: OnTable; readonly index: number }) {
  const drawn = useRef<Drawn | undefined>(undefined);
  const unit = table.game.battle.unit(index);
  const rest = restOf(table, index);
  const last = drawn.current;
  // Units of another game have other designs.
  const same = last?.rest === rest && last.unit.design === unit.design && last.unit.isLike(unit);
  if (last === undefined || !same) {
    drawn.current = { unit, rest, sheet: <Sheet table={table} index={index} /> };
    return drawn.current.sheet;
  }
  return last.sheet;
}

/** What a sheet shows besides the unit itself. */
function restOf({ game }: OnTable, index: number): string {
  const { phase, turn, units } = game.battle;
  const swarmed = units.some(({ swarming }) => swarming === index);
  const declared = [
    declaredFire(game, index)?.order.shots.length,
    declaredStrike(game, index)?.order.blows.length,
  ];
  return [phase, turn, swarmed, ...declared].join();
}
