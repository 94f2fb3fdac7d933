/** Lower-case letters and digits with hyphens between: what an address and a file name can hold. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The id of a unit that shares its name with no other. */
export const plainId = ({ chassis, model }: { readonly chassis: string; readonly model: string }): string =>
  slug(`${chassis} ${model}`) || 'unit';
