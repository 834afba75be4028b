import type { CustomFields } from '@mela/rules/custom-fields.ts';

/** A flag that a module computes for each product, so that lists can be filtered by it. */
export interface ProductFlag {
  /** The name of the filter field. The module adds it to the schema: `extend input ProductFilter { NAME: Boolean }`. */
  name: string;
  /** Increase it after changing `isSet`, so that servers compute the flags of all products again. */
  version: number;
  isSet: (fields: CustomFields | undefined) => boolean;
}

/** @returns the flags with their versions, as stored once all products have them */
export function flagVersions(flags: readonly ProductFlag[]): string[] {
  return flags.map(({ name, version }) => `${name}:${version}`).sort();
}
