import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountCollections } from './collections.ts';
import { Identities } from './identities.ts';

const TOKEN = { sessionToken: 'a-token', bearer: null };
const role = { current: 'OWNER' };
const revision: { current: { accounts: number } | null } = { current: null };
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
  revision.current = { accounts: 1 };
});
afterEach(() => void vi.useRealTimers());

async function roleOf(identities: Identities): Promise<string> {
  const viewer = await identities.identify(TOKEN);
  return 'role' in viewer ? viewer.role : viewer.kind;
}

test('whoever asks again is not looked up again for a minute, while nothing changes', async () => {
  const identities = new Identities({ collections, revision, config: { isAdminOpen: false } });
  expect(await roleOf(identities)).toBe('OWNER');
  vi.advanceTimersByTime(59_000);
  await roleOf(identities);
  expect(lookUp).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  await roleOf(identities);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test('a role that another server has changed counts as soon as the database tells of it', async () => {
  const identities = new Identities({ collections, revision, config: { isAdminOpen: false } });
  await roleOf(identities);
  role.current = 'VIEWER';
  revision.current = { accounts: 2 };
  expect(await roleOf(identities)).toBe('VIEWER');
});

test('a role that changes while it is looked up is looked up again', async () => {
  const identities = new Identities({ collections, revision, config: { isAdminOpen: false } });
  const first = roleOf(identities);
  revision.current = { accounts: 2 };
  await first;
  await roleOf(identities);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test.each([
  ['from then on', true],
  ['already when somebody was looked up', false],
])('while the database tells nothing, %s, somebody is known for a second', async (_, wasWatched) => {
  const identities = new Identities({ collections, revision, config: { isAdminOpen: false } });
  if (!wasWatched) revision.current = null;
  await roleOf(identities);
  revision.current = wasWatched ? null : { accounts: 1 };
  vi.advanceTimersByTime(999);
  await roleOf(identities);
  expect(lookUp).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2);
  await roleOf(identities);
  expect(lookUp).toHaveBeenCalledTimes(2);
});
