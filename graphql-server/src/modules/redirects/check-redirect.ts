import { readNewAddress, readOldAddress, targetKey } from '@mela/rules/redirect-address.ts';
import type { FieldErrors } from '@mela/rules/text.ts';

/** A redirect in a form or a line of a file. */
export interface RedirectInput {
  from: string;
  to: string;
  replacesPage: boolean;
}

/** A redirect whose two addresses are valid. */
export interface CheckedRedirect extends RedirectInput {
  toKey: string | null;
}

/**
 * Checks both addresses, but not whether they fit the shop's pages and other redirects.
 * @param ownOrigin the shop's origin, such as `https://shop.example`
 * @returns the addresses in their stored form, or the fault of each
 */
export function checkAddresses(
  { from, to, replacesPage }: RedirectInput,
  ownOrigin: string | undefined,
): CheckedRedirect | { faults: FieldErrors } {
  const old = readOldAddress(from);
  const target = readNewAddress(to, ownOrigin);
  if (old.value === undefined || target.value === undefined) {
    return {
      faults: {
        ...(old.fault !== undefined && { from: old.fault }),
        ...(target.fault !== undefined && { to: target.fault }),
      },
    };
  }
  const toKey = targetKey(target.value);
  if (toKey === old.value) return { faults: { to: LOOP } };
  return { from: old.value, to: target.value, toKey, replacesPage };
}

const LOOP = 'New address must be different from the old address';

export const TOO_MANY = 'A shop can have at most 100,000 redirects. Delete some first.';
export const MAX_REDIRECTS = 100_000;

export function pageFault(from: string): string {
  return `The shop has a page at ${from}. Choose to replace it, or use another address`;
}

export function takenFault(from: string): string {
  return `There is already a redirect from ${from}`;
}

/** @param from the old address of the existing redirect @param first the old address of the new redirect that leads to it */
export function chainFault({ from, to }: { from: string; to: string }, first: string): string {
  if (targetKey(to) === first) return `${from} already redirects to ${to}, so this would create a loop`;
  return `${from} already redirects to ${to}. Use that as the new address`;
}
