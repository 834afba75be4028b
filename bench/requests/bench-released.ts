import { setTimeout as sleep } from 'node:timers/promises';
import { openCollections } from '../../graphql-server/src/kernel/declared-collections.ts';
import { connectDatabase } from '../../graphql-server/src/kernel/mongodb/connect.ts';
import { ACCOUNT_COLLECTIONS } from '../../graphql-server/src/modules/accounts/collections.ts';
import { hashSecret, newSecret } from '../../graphql-server/src/modules/accounts/secrets.ts';
import { newOperator } from '../../graphql-server/src/modules/accounts/write-account.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { openForOrders } from '../orders/open-for-orders.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';
import { QUESTIONS, questionBytes } from './questions.ts';
import { sendRequests } from './send-requests.ts';

const PRODUCT_COUNT = 1_000;
const ROUNDS = 7;
const REQUESTS = 500;
const CONNECTIONS = 8;
/** A pause after the first account is created. A server notices the account within it. */
const NOTICED_MS = 2_000;

/** Measures uncached products read from the release by shoppers, compared with the same products read by an operator. */
export async function benchReleased(): Promise<void> {
  await withCatalogue(
    PRODUCT_COUNT,
    async (served) => {
      await openForOrders(served.url);
      const cookie = await signIn(served);
      const asked = { 'an operator, from what is edited': cookie, 'a shopper, from the release': '' };
      const names = Object.keys(asked);
      const rounds: Map<string, number>[] = [];
      // The first round warms up the server.
      for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await runRound(served, asked, round));
      const figure = (read: (round: Map<string, number>) => number) => median(rounds.slice(1).map(read));
      const cpu = (round: Map<string, number>, name: string) => round.get(name) ?? Number.NaN;
      const rows = names.map((name) => [
        name,
        figure((round) => cpu(round, name)).toFixed(0),
        figure((round) => cpu(round, name) / cpu(round, names[0] ?? '')).toFixed(2),
      ]);
      const title = `products(first: 50), fresh: median of ${ROUNDS} rounds of ${REQUESTS} requests over ${CONNECTIONS} connections`;
      printTable(title, ['', 'CPU µs', '× edited'], rows);
    },
    { hasImages: true },
  );
}

/**
 * Creates an owner.
 * @returns a header line that signs a request in
 */
async function signIn({ databaseUri, databaseName }: ServedCatalogue): Promise<string> {
  const client = await connectDatabase(databaseUri);
  const collections = openCollections(ACCOUNT_COLLECTIONS, client.db(databaseName));
  const operator = await newOperator({ email: 'owner@mela.example', password: newSecret(), role: 'OWNER' });
  await collections.operators.insertOne(operator);
  const [token, now] = [newSecret(), new Date()];
  const times = { createdAt: now, usedAt: now, isRemembered: false };
  await collections.sessions.insertOne({ _id: hashSecret(token), operatorId: operator._id, ...times });
  await client.close();
  await sleep(NOTICED_MS);
  return `cookie: session=${token}\r\n`;
}

/**
 * Sends the requests of a round.
 * @returns the CPU microseconds for each request, by caller
 */
async function runRound(
  { child, url }: ServedCatalogue,
  asked: Record<string, string>,
  round: number,
): Promise<Map<string, number>> {
  const measured = new Map<string, number>();
  const [question] = QUESTIONS;
  if (!question) throw new Error('There is no question to ask.');
  for (const [name, head] of Object.entries(asked)) {
    const before = await readUsage(child);
    const request = (index: number) =>
      Buffer.from(
        questionBytes(question, round * REQUESTS + index)
          .toString()
          .replace('accept:', `${head}accept:`),
      );
    await sendRequests({
      port: Number(new URL(url).port),
      request,
      count: REQUESTS,
      connections: CONNECTIONS,
    });
    measured.set(name, ((await readUsage(child)).cpuMicroseconds - before.cpuMicroseconds) / REQUESTS);
  }
  return measured;
}
