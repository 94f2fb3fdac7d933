/** A planned target. */
export interface Aim {
  readonly unit: number;
  readonly hex: number;
  /** The lowest number needed, "7+"; empty if nothing is fired at it. */
  readonly needs: string;
}

/** Targets may share a hex: each number is shown once. */
export function needsByHex(aims: readonly Aim[]): ReadonlyMap<number, string> {
  const all = new Map<number, Set<string>>();
  for (const { hex, needs } of aims) {
    const known = all.get(hex) ?? new Set();
    if (needs !== '') known.add(needs);
    all.set(hex, known);
  }
  return new Map([...all].map(([hex, needs]) => [hex, [...needs].join(', ')]));
}
