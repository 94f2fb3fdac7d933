/** Generated from `public/data/equipment/official` when the package is built or tested: build/official-catalog.ts. */
declare module 'virtual:official-catalog' {
  export const names: string;
  export const tables: string;
  export const rows: string;
  export const places: string;
  export const aliases: string;
}
