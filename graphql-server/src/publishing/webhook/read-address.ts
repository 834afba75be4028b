import { UserError } from '../../errors.ts';

const WRONG_ADDRESS = 'The address must begin with https:// (or with http:// on this machine).';
const MAX_URL = 2_000;
const ON_LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])([:/]|$)/;

/** @throws UserError for what a webhook cannot be sent to */
export function readAddress(url: string): URL {
  const address = URL.parse(url);
  const isAllowed = address?.protocol === 'https:' || ON_LOOPBACK.test(url);
  if (!address || !isAllowed || address.username || address.password || url.length > MAX_URL) {
    throw new UserError('BAD_USER_INPUT', WRONG_ADDRESS);
  }
  return address;
}
