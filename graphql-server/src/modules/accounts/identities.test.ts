import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountCollections } from './collections.ts';
import { Identities } from './identities.ts';

const TOKEN = { sessionToken: 'a-token', bearer: null };
const role = { current: 'OWNER' };
const lookUp = vi.fn(async () => [
  {
    ...{ _id: 'a-hash', createdAt: new Date(), usedAt: new Date() },
    operator: { _id: new ObjectId(), name: 'Meera', email: 'meera@mela.example', role: role.current },
  },
]);
const collections = {
  sessions: { aggregate: () => ({ toArray: lookUp }) },
  operators: { collectionName: 'operators' },
} as unknown as AccountCollections;

beforeEach(() => {
  vi.useFakeTimers();
  lookUp.mockClear();
  role.current = 'OWNER';
});
afterEach(() => void vi.useRealTimers());

async function roleOf(identities: Identities): Promise<string> {
  const viewer = await identities.identify(TOKEN);
  return 'role' in viewer ? viewer.role : viewer.kind;
}

test('a role that another server has changed applies to the next request', async () => {
  const identities = new Identities({ collections, config: { isAdminOpen: false } });
  expect(await roleOf(identities)).toBe('OWNER');
  role.current = 'VIEWER';
  expect(await roleOf(identities)).toBe('VIEWER');
});

test('whether accounts exist is checked each time until there is one, and then once a second', async () => {
  const found = { current: null as object | null };
  const findOne = vi.fn(async () => found.current);
  const operators = { ...collections.operators, findOne } as never;
  const identities = new Identities({
    collections: { ...collections, operators },
    config: { isAdminOpen: true },
  });
  expect([await identities.isOpen(), await identities.isOpen()]).toEqual([true, true]);
  found.current = { _id: new ObjectId() };
  expect([await identities.isOpen(), await identities.isOpen()]).toEqual([false, false]);
  expect(findOne).toHaveBeenCalledTimes(3);
  found.current = null;
  vi.advanceTimersByTime(1_001);
  expect(await identities.isOpen()).toBe(true);
});
