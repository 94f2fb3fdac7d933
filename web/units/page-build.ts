/** Which build of the page this is: the name of its first script holds a hash of everything that the page is made of. */
export const pageBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? '';
