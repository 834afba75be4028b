import type { Operator } from './collections.ts';
import { hashSecret } from './secrets.ts';
import { networkOf } from './sign-in-limit.ts';

const MAX_NETWORKS = 20;

type Known = Pick<Operator, '_id' | 'networks'>;

/** Whether this account was signed in to from there before. */
export function isKnownNetwork(operator: Known, address: string): boolean {
  return operator.networks?.includes(networkKey(operator, address)) ?? false;
}

/** The networks of an account with this one first. */
export function withNetwork(operator: Known, address: string): string[] {
  const key = networkKey(operator, address);
  return [...new Set([key, ...(operator.networks ?? [])])].slice(0, MAX_NETWORKS);
}

/** Of each account another one: who reads the database does not see who work at the same place. */
function networkKey({ _id }: Known, address: string): string {
  return hashSecret(`${_id.toHexString()} ${networkOf(address)}`);
}
