/** A figure and the ends of its 95 % interval. */
export interface WorthFigure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The worth of an ability or quirk in a ruleset. */
export interface AbilityWorth {
  readonly kind: 'ability' | 'quirk';
  readonly name: string;
  readonly ruleset: string;
  /** Points of win rate. */
  readonly points: WorthFigure;
  /** The percentage of Battle Value with the same effect. */
  readonly battleValue: WorthFigure;
  /** Whether the interval excludes 0. */
  readonly measurable: boolean;
}

/** The Battle Value that matches the unit's win rate. */
export interface UnitWorth {
  readonly id: string;
  readonly name: string;
  readonly battleValue: number;
  readonly fairValue: WorthFigure;
}

/** The worth of skills against 4/5. */
export interface SkillWorth {
  readonly gunnery: number;
  readonly piloting: number;
  /** In percent. */
  readonly winRate: WorthFigure;
  /** Factors on Battle Value: from the table, and from the win rate. */
  readonly charged: number;
  readonly worth: WorthFigure;
}

/** Rows by name, and how they were measured. */
export interface WorthTable<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly games?: number;
  readonly commit?: string;
}

export const abilityKey = (kind: 'ability' | 'quirk', id: string, ruleset: string): string =>
  `${kind} ${id} ${ruleset}`;

/** Rows of abilities and quirks in the text of a table; none if it is not such a table. */
export const readAbilityWorth = (text: string): WorthTable<AbilityWorth> =>
  tableIn(text, 'abilities', ({ kind, id, name, ruleset, points, battleValue, measurable }) => {
    if ((kind !== 'ability' && kind !== 'quirk') || typeof id !== 'string' || typeof name !== 'string')
      return undefined;
    if (typeof ruleset !== 'string' || typeof measurable !== 'boolean') return undefined;
    if (!isFigure(points) || !isFigure(battleValue)) return undefined;
    return [abilityKey(kind, id, ruleset), { kind, name, ruleset, points, battleValue, measurable }];
  });

/** Rows of units, by their ids in the library. */
export const readUnitWorth = (text: string): WorthTable<UnitWorth> =>
  tableIn(text, 'units', ({ id, name, battleValue, fairValue }) => {
    if (typeof id !== 'string' || typeof name !== 'string') return undefined;
    return isNumber(battleValue) && isFigure(fairValue)
      ? [id, { id, name, battleValue, fairValue }]
      : undefined;
  });

/** Rows of skills, as "3/5". */
export const readSkillWorth = (text: string): WorthTable<SkillWorth> =>
  tableIn(text, 'skills', ({ gunnery, piloting, winRate, charged, worth }) => {
    if (!isNumber(gunnery) || !isNumber(piloting) || !isNumber(charged)) return undefined;
    if (!isFigure(winRate) || !isFigure(worth)) return undefined;
    return [`${gunnery}/${piloting}`, { gunnery, piloting, winRate, charged, worth }];
  });

type Fields = Readonly<Record<string, unknown>>;

/** Invalid rows are skipped: a page without a figure is better than one with a wrong figure. */
function tableIn<Row>(
  text: string,
  table: string,
  read: (row: Fields) => readonly [key: string, row: Row] | undefined,
): WorthTable<Row> {
  const rows = new Map<string, Row>();
  const whole = parsed(text);
  if (!isRecord(whole) || whole.format !== 'tarcomp-worth' || whole.version !== 1 || whole.table !== table)
    return { rows };
  if (!Array.isArray(whole.rows)) return { rows };
  for (const row of whole.rows as readonly unknown[]) {
    const found = isRecord(row) ? read(row) : undefined;
    if (found !== undefined) rows.set(...found);
  }
  const made = isRecord(whole.made) ? whole.made : {};
  return {
    rows,
    ...(isNumber(made.games) && { games: made.games }),
    ...(typeof made.commit === 'string' && { commit: made.commit }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isFigure = (value: unknown): value is WorthFigure =>
  isRecord(value) && ['value', 'low', 'high'].every((field) => isNumber(value[field]));
