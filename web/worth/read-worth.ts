/** A figure and the ends of its 95 % interval. */
export interface WorthFigure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What an ability or a quirk brings in a ruleset. */
export interface AbilityWorth {
  /** Points of win rate. */
  readonly points: WorthFigure;
  /** Percent of Battle Value that bring the same. */
  readonly battleValue: WorthFigure;
  /** Whether the interval leaves zero out. */
  readonly measurable: boolean;
}

/** The Battle Value at which a unit would win as often as it does. */
export interface UnitWorth {
  readonly fairValue: WorthFigure;
}

/** Rows by what names them. */
export type WorthRows<Row> = ReadonlyMap<string, Row>;

export const abilityKey = (kind: 'ability' | 'quirk', id: string, ruleset: string): string =>
  `${kind} ${id} ${ruleset}`;

/** Rows of abilities and quirks in the text of a table; none where it is no such table. */
export const readAbilityWorth = (text: string): WorthRows<AbilityWorth> =>
  rowsIn(text, 'abilities', (row) => {
    const { kind, id, ruleset, points, battleValue, measurable } = row;
    if ((kind !== 'ability' && kind !== 'quirk') || typeof id !== 'string' || typeof ruleset !== 'string')
      return undefined;
    if (!isFigure(points) || !isFigure(battleValue) || typeof measurable !== 'boolean') return undefined;
    return [abilityKey(kind, id, ruleset), { points, battleValue, measurable }];
  });

/** Rows of units, by their ids in the library. */
export const readUnitWorth = (text: string): WorthRows<UnitWorth> =>
  rowsIn(text, 'units', ({ id, fairValue }) =>
    typeof id === 'string' && isFigure(fairValue) ? [id, { fairValue }] : undefined,
  );

type Fields = Readonly<Record<string, unknown>>;

/** What is not as it should be is passed over: a page without a figure is better than one with a wrong one. */
function rowsIn<Row>(
  text: string,
  table: string,
  read: (row: Fields) => readonly [key: string, row: Row] | undefined,
): WorthRows<Row> {
  const rows = new Map<string, Row>();
  const whole = parsed(text);
  if (!isRecord(whole) || whole.format !== 'tarcomp-worth' || whole.version !== 1 || whole.table !== table)
    return rows;
  if (!Array.isArray(whole.rows)) return rows;
  for (const row of whole.rows as readonly unknown[]) {
    const found = isRecord(row) ? read(row) : undefined;
    if (found !== undefined) rows.set(...found);
  }
  return rows;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFigure = (value: unknown): value is WorthFigure =>
  isRecord(value) && ['value', 'low', 'high'].every((field) => Number.isFinite(value[field]));
