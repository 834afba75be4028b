import { setTimeout as sleep } from 'node:timers/promises';
import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { checkData } from '../../graphql-server/src/app/shop/modules.ts';
import { hashSecret } from '../../graphql-server/src/modules/accounts/secrets.ts';
import type { Db } from '../../graphql-server/test/with-client.ts';
import { readUsage } from '../metered/usage.ts';
import type { House } from './house.ts';
import type { Receivers } from './receivers.ts';

const MAX_BYTES = 250_000_000;
/** How long emails may take: until the third attempt, after the mail server hung twice. */
const MAIL_PATIENCE_MS = 420_000;
const REST_MS = 10_000;
const MAX_NAMED = 5;

interface Placed {
  token: string;
  number: string;
}

/** Checks the final state of the day. @returns a sentence for each mismatch */
export async function checkDay(
  house: House,
  db: Db,
  acknowledged: readonly Placed[],
  { placed, counts }: Receivers,
): Promise<string[]> {
  const faults: string[] = [];
  const collections = collectionsOf(db);
  for await (const fault of checkData(collections)) faults.push(fault);
  const numbers = acknowledged.map(({ number }) => Number(number));
  const stored = await collections.orders
    .find({ number: { $in: numbers } }, { projection: { number: 1, tokenHash: 1 } })
    .toArray();
  const tokens = new Map(stored.map(({ number, tokenHash }) => [String(number), tokenHash]));
  const lost = acknowledged.filter(({ number, token }) => tokens.get(number) !== hashSecret(token));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged orders are not there.`);
  if (new Set(numbers).size !== numbers.length) faults.push('Two orders were acknowledged by one number.');
  faults.push(...(await checkMails(collections, acknowledged, placed)));
  if (counts.webhooks === 0) faults.push('No webhook was told of anything.');
  await sleep(REST_MS);
  for (const [index, { child }] of house.servers.entries()) {
    const { rssBytes, heapUsedBytes } = await readUsage(child);
    const [megabytes, heap] = [rssBytes, heapUsedBytes].map((bytes) => (bytes / 1e6).toFixed(0));
    process.stdout.write(
      `Memory of server ${index + 1} after a rest: ${megabytes} MB, ${heap} in its heap\n`,
    );
    if (rssBytes > MAX_BYTES) faults.push(`Server ${index + 1} has ${megabytes} MB.`);
  }
  return faults;
}

/**
 * Checks that each order has exactly one email. It may still be in the outbox, because the mail server may
 * have hung on it repeatedly.
 */
async function checkMails(
  { orders, outbox }: Pick<ReturnType<typeof collectionsOf>, 'orders' | 'outbox'>,
  acknowledged: readonly Placed[],
  placed: Receivers['placed'],
): Promise<string[]> {
  const end = Date.now() + MAIL_PATIENCE_MS;
  const unmailed = () => acknowledged.filter(({ number }) => placed.get(number)?.size !== 1);
  while (unmailed().length > 0 && Date.now() < end) await sleep(1_000);
  const faults: string[] = [];
  for (const { number } of unmailed()) {
    const order = await orders.findOne({ number: Number(number) }, { projection: { _id: 1 } });
    const [count, state] = [
      placed.get(number)?.size ?? 0,
      order && (await outbox.findOne({ about: order._id.toHexString(), kind: 'order-placed' })),
    ];
    if (count === 0 && state?.state === 'WAITING')
      process.stdout.write(
        `The mail of order ${number} waits after ${state.attempts} tries: ${state.error}\n`,
      );
    else faults.push(`Order ${number} has ${count} mails, its own is ${state?.state ?? 'not there'}.`);
  }
  return faults.slice(0, MAX_NAMED);
}
