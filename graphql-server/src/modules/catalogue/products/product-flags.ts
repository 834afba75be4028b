import type { CustomFields } from '@mela/rules/custom-fields.ts';

/** A flag that a module computes from each product, so that lists can be filtered by it. */
export interface ProductFlag {
  /** The name of the filter. The module adds it to the schema: `extend input ProductFilter { NAME: Boolean }`. */
  name: string;
  /** A higher number makes servers compute the flags of all products again, after a change of `isSet`. */
  version: number;
  isSet: (fields: CustomFields | undefined) => boolean;
}

/** @returns the flags with their versions, as they are remembered after products were indexed */
export function flagVersions(flags: readonly ProductFlag[]): string[] {
  return flags.map(({ name, version }) => `${name}:${version}`).sort();
}
