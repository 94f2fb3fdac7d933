import { useEffect } from 'preact/hooks';
import type { MovePlan } from '../../../src/edge/battle.js';
import { fireBy } from './fire-keys.js';
import { adviceComes, chosenUnit, firePlan, movePlan, strikePlan } from './game/plans.js';
import { freeOrder, order, personAsked, type Running, takeBackTo } from './game/play.js';

type Step = MovePlan['next'][number];

const STEPS: Readonly<Record<string, Step>> = {
  w: 'forward',
  s: 'backward',
  a: 'turn-left',
  d: 'turn-right',
  u: 'stand',
  p: 'go-prone',
  r: 'up',
  f: 'down',
};

/** Fields in which keys are typed. */
const TYPED_INTO =
  'input[type=text], input[type=search], input[type=number], input:not([type]), textarea, select';

/** Single keys change the plan, and keys with Ctrl give orders. */
export function usePlayKeys(now: Running, unit: number | undefined, plan: MovePlan | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return;
      const key = event.key.toLowerCase();
      const done = event.ctrlKey || event.metaKey ? command(now, unit, key) : planBy(now, unit, plan, key);
      if (done) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function command(now: Running, unit: number | undefined, key: string): boolean {
  if (key === 'z') {
    const free = freeOrder(now);
    if (free !== undefined) takeBackTo(free);
    return true;
  }
  const kind = personAsked.peek()?.kind;
  if (key !== 'enter' || unit === undefined || kind === undefined) return false;
  // A player who waits for the suggested volley does not want to hold fire.
  if (adviceComes.peek()) return true;
  if (kind === 'move') order({ kind, unit, order: movePlan.peek() });
  if (kind === 'strike') order({ kind, unit, order: strikePlan.peek() });
  const fire = firePlan.peek();
  if (kind === 'fire' && fire !== undefined) order({ kind, unit, order: fire });
  return true;
}

function planBy(now: Running, unit: number | undefined, plan: MovePlan | undefined, key: string): boolean {
  const asked = personAsked.peek();
  if (asked === undefined || unit === undefined) return false;
  if (asked.edge !== undefined) {
    if (key !== 'y' && key !== 'n') return false;
    return order({ kind: 'edge', unit, trigger: asked.edge.trigger, spend: key === 'y' });
  }
  if (key === 'n') {
    const place = asked.units.indexOf(unit);
    chosenUnit.value = asked.units[(place + 1) % asked.units.length] ?? unit;
    return true;
  }
  if (asked.kind === 'fire') return fireBy(now, unit, key);
  if (plan === undefined) return false;
  const planned = movePlan.peek();
  if (key === 'backspace') {
    movePlan.value = { ...planned, steps: planned.steps.slice(0, -1) };
    return true;
  }
  const step = STEPS[key];
  if (step === undefined || !plan.next.includes(step)) return false;
  movePlan.value = { ...planned, steps: [...planned.steps, step] };
  return true;
}
