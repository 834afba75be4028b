import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';

/** The header in which the server of an app names the address of the shopper it asks for. */
const HEADER = 'x-shopper-address';

/**
 * The shopper's address that an app names, for limits that count by shopper. Without a token of the scope STOREFRONT the header
 * counts for nothing.
 * @throws UserError for anything but one IP address
 */
export function shopperAddressOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  viewer: Viewer,
): string | null {
  const value = headers[HEADER];
  if (value === undefined || viewer.kind !== 'token' || !viewer.scopes.includes('STOREFRONT')) return null;
  if (typeof value === 'string' && isIP(value) !== 0) return value;
  throw new UserError(
    'BAD_USER_INPUT',
    'X-Shopper-Address must be one IPv4 or IPv6 address, without a port: the address of the shopper that your app asks for.',
  );
}
