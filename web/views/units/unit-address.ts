/** Where a link to a unit's page leads. */
export const unitAddress = (id: string): string => `#/units?${new URLSearchParams({ unit: id })}`;
