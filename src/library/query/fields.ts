/** What a query field holds, which decides its operators. */
export type FieldNature = 'number' | 'text' | 'count' | 'choice';

export const QUERY_FIELDS = Object.freeze({
  kind: 'choice',
  type: 'choice',
  chassis: 'text',
  model: 'text',
  name: 'text',
  tons: 'number',
  bv: 'number',
  year: 'number',
  era: 'choice',
  role: 'text',
  tech: 'choice',
  rules: 'choice',
  source: 'text',
  walk: 'number',
  run: 'number',
  jump: 'number',
  armor: 'number',
  heat: 'number',
  sinks: 'number',
  has: 'count',
  quirk: 'text',
} as const satisfies Readonly<Record<string, FieldNature>>);

export type QueryField = keyof typeof QUERY_FIELDS;

export const isQueryField = (name: string): name is QueryField => Object.hasOwn(QUERY_FIELDS, name);
