import type { Chance } from '../chance.js';
import { STRANGE_VALUES } from './strange.js';

interface Spot {
  readonly holder: object;
  readonly key: string;
}

/** Goes down into the data, a level at a time, so that small fields are met as often as long lists. */
function randomSpot(root: object, chance: Chance): Spot {
  let holder = root;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return { holder, key: 'x' };
    const key = chance.pick(keys);
    const inside: unknown = Reflect.get(holder, key);
    if (typeof inside !== 'object' || inside === null || chance.percent(8)) return { holder, key };
    holder = inside;
  }
}

/** Changes plain data in up to three places: wrong values, extra or missing fields, lists cut short or too long. */
export function damageJson(root: object, chance: Chance): void {
  for (let blows = chance.between(1, 3); blows > 0; blows -= 1) {
    const { holder, key } = randomSpot(root, chance);
    const old: unknown = Reflect.get(holder, key);
    switch (chance.below(6)) {
      case 0:
        remove(holder, key);
        break;
      case 1:
        Reflect.set(holder, key, chance.percent(50) ? another(old, chance) : nearby(old, chance));
        break;
      case 2:
        Reflect.set(holder, key, nearby(old, chance));
        break;
      case 3: {
        // A value from elsewhere looks right but is in the wrong place.
        const other = randomSpot(root, chance);
        Reflect.set(holder, key, copyOf(Reflect.get(other.holder, other.key)));
        break;
      }
      case 4:
        if (Array.isArray(holder)) holder.push(copyOf(old));
        else Reflect.set(holder, chance.pick(['x', 'toString', 'constructor', '']), another(old, chance));
        break;
      default:
        Reflect.set(holder, key, another(old, chance));
    }
  }
}

function remove(holder: object, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

const another = (old: unknown, chance: Chance): unknown =>
  chance.percent(10) ? [old] : copyOf(chance.pick(STRANGE_VALUES));

/** A plausible number, flag or word. */
function nearby(old: unknown, chance: Chance): unknown {
  if (typeof old === 'number') return old + chance.pick([-1, 1, 1, 2, -2, 5, 100]);
  if (typeof old === 'boolean') return !old;
  if (typeof old === 'string') return chance.pick([old.slice(1), `${old} `, `${old}x`, old.toUpperCase()]);
  return another(old, chance);
}

const copyOf = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
