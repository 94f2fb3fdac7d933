import * as battle from '../../src/edge/battle.js';
import * as battleValue from '../../src/edge/battle-value.js';
import * as catalog from '../../src/edge/catalog.js';
import * as cluster from '../../src/edge/cluster.node.js';
import * as muster from '../../src/edge/muster.js';
import * as official from '../../src/edge/official.js';
import * as rules from '../../src/edge/rules.js';
import * as search from '../../src/edge/search.js';
import * as simulate from '../../src/edge/simulate.js';
import * as node from '../../src/edge/simulate.node.js';
import * as table from '../../src/edge/table.js';
import * as units from '../../src/edge/units.js';
import * as root from '../../src/index.js';

/** What the package exports, by subpath. */
export const entries = {
  tarcomp: root,
  'tarcomp/rules': rules,
  'tarcomp/battle': battle,
  'tarcomp/units': units,
  'tarcomp/catalog': catalog,
  'tarcomp/catalog/official': official,
  'tarcomp/battle-value': battleValue,
  'tarcomp/table': table,
  'tarcomp/simulate': simulate,
  'tarcomp/search': search,
  'tarcomp/muster': muster,
  'tarcomp/node': node,
  'tarcomp/cluster': cluster,
};

export type Everything = typeof rules &
  typeof battle &
  typeof units &
  typeof catalog &
  typeof battleValue &
  typeof search &
  typeof simulate &
  typeof table &
  typeof muster;

type AnyFunction = (...given: readonly unknown[]) => unknown;

const isClass = (value: object): boolean => /^class\b/.test(Function.prototype.toString.call(value));

/** Every public function once, though the root and a subpath may share it. */
export const publicFunctions = (): readonly (readonly [entry: string, name: string, AnyFunction])[] => {
  const seen = new Map<unknown, readonly [string, string, AnyFunction]>();
  for (const [entry, names] of Object.entries(entries)) {
    for (const [name, value] of Object.entries<unknown>(names)) {
      if (typeof value === 'function' && !isClass(value) && !seen.has(value))
        seen.set(value, [entry, name, value as AnyFunction]);
    }
  }
  return [...seen.values()];
};
