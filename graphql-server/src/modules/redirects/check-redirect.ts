import type { Message } from '@mela/rules/messages.ts';
import { readNewAddress, readOldAddress, targetKey } from '@mela/rules/redirect-address.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { redirectsMessages } from './messages.ts';

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
): CheckedRedirect | { faults: FieldMessages } {
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
  if (toKey === old.value) return { faults: { to: redirectsMessages.sameAddress } };
  return { from: old.value, to: target.value, toKey, replacesPage };
}

export const TOO_MANY = redirectsMessages.tooManyRedirects;
export const MAX_REDIRECTS = 100_000;

export function pageFault(from: string): Message {
  return redirectsMessages.addressHasPage({ from });
}

export function takenFault(from: string): Message {
  return redirectsMessages.redirectExists({ from });
}

/**
 * The error for a redirect whose target is redirected itself.
 * @param from the old address of the existing redirect
 * @param first the old address of the new redirect that leads to it
 */
export function chainFault({ from, to }: { from: string; to: string }, first: string): Message {
  if (targetKey(to) === first) return redirectsMessages.loop({ from, to });
  return redirectsMessages.chain({ from, to });
}
