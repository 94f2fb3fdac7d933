declare module 'virtual:starter-units' {
  /** JSON: `{ file, sheet }` of each unit. */
  export const sheets: string;
  /** The equipment that they carry, as `packCatalog` gives it. */
  export const names: string;
  export const tables: string;
  export const rows: string;
  export const places: string;
  export const aliases: string;
}
