import { signal } from '@preact/signals';
import type { Unit } from '../../src/edge/units.js';

/** A unit that can be chosen. */
export interface ShelfUnit {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  /** Its id, if its name is not unique. */
  readonly called?: string;
  readonly tonnage: number | undefined;
  readonly unitType: Unit['unitType'];
  /** Brought by the user; the others come with the page. */
  readonly own: boolean;
  /** Its origin, in words. */
  readonly file: string;
  /** The unit, if it is loaded. Components and computed signals that read it are updated when it arrives. */
  unit(): Unit | undefined;
  /** Why it failed to load. */
  problem(): string | undefined;
  /** @throws {Error} if it cannot be had */
  fetch(): Promise<Unit>;
}

export const nameOf = ({ chassis, model }: { readonly chassis: string; readonly model: string }): string =>
  `${chassis} ${model}`.trim();

/** The name that leads to the unit again. */
export const calledOf = (unit: ShelfUnit): string => unit.called ?? nameOf(unit);

type State = { readonly unit: Unit } | { readonly problem: string } | undefined;

/** A unit that is loaded once, on demand. */
export function fetchedUnit(fetch: () => Promise<Unit>): Pick<ShelfUnit, 'unit' | 'problem' | 'fetch'> {
  const state = signal<State>(undefined);
  let underWay: Promise<Unit> | undefined;
  const read = async () => {
    try {
      const unit = await fetch();
      state.value = { unit };
      return unit;
    } catch (error) {
      // The next request tries again.
      underWay = undefined;
      state.value = { problem: error instanceof Error ? error.message : String(error) };
      throw error;
    }
  };
  return {
    unit: () => (state.value !== undefined && 'unit' in state.value ? state.value.unit : undefined),
    problem: () => (state.value !== undefined && 'problem' in state.value ? state.value.problem : undefined),
    fetch: () => {
      underWay ??= read();
      return underWay;
    },
  };
}
