/** The three checkboxes in the specification's order. */
export const FLAGS = [
  ['isFeatured', 'Featured'],
  ['isPopular', 'Popular'],
  ['isNew', 'New'],
] as const;

export type Flag = (typeof FLAGS)[number][0];
