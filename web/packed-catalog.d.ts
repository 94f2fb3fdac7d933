/** Made of `public/data/equipment/official` when the page is built: build/official-catalog.ts. */
declare module 'virtual:packed-catalog' {
  /** Of a file that holds the catalog's text, packed by gzip. */
  export const address: string;
  export const takeApart: (text: string) => {
    readonly names: string;
    readonly tables: string;
    readonly rows: string;
    readonly places: string;
    readonly aliases: string;
  };
}
