/** A target of what is planned. */
export interface Aim {
  readonly unit: number;
  readonly hex: number;
  /** What the best shot needs, "7+"; empty if nothing is fired at it. */
  readonly needs: string;
}

/** Targets may share a hex: what each of them needs stands there once. */
export function needsByHex(aims: readonly Aim[]): ReadonlyMap<number, string> {
  const all = new Map<number, Set<string>>();
  for (const { hex, needs } of aims) {
    const known = all.get(hex) ?? new Set();
    if (needs !== '') known.add(needs);
    all.set(hex, known);
  }
  return new Map([...all].map(([hex, needs]) => [hex, [...needs].join(', ')]));
}
