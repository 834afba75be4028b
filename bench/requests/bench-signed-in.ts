import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCollections } from '../../graphql-server/src/kernel/declared-collections.ts';
import { connectDatabase } from '../../graphql-server/src/kernel/mongodb/connect.ts';
import { ACCOUNT_COLLECTIONS } from '../../graphql-server/src/modules/accounts/collections.ts';
import { hashSecret, newSecret } from '../../graphql-server/src/modules/accounts/secrets.ts';
import { newOperator } from '../../graphql-server/src/modules/accounts/write-account.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';
import { QUESTIONS, questionBytes } from './questions.ts';
import { sendRequests } from './send-requests.ts';

const PRODUCT_COUNT = 200;
const ROUNDS = 7;
const REQUESTS = 1_000;
const CONNECTIONS = 8;
/** A pause after the first account is created. A server notices the account within it. */
const NOTICED_MS = 2_000;

interface Asked {
  child: ChildProcess;
  port: number;
  /** Returns the header line of a request. */
  headOf: (index: number) => string;
}

/** Measures a request by a signed-in operator, compared with the same request to an open shop, in the same rounds. */
export async function benchSignedIn(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, (open) =>
    withCatalogue(PRODUCT_COUNT, async (closed) => {
      const tokens = await signIn(closed);
      const cookieOf = (index: number) => `cookie: session=${tokens[index]}\r\n`;
      let unknown = REQUESTS + 1;
      const asked: Record<string, Asked> = {
        'an open shop': { ...reach(open), headOf: () => '' },
        'signed in': { ...reach(closed), headOf: () => cookieOf(0) },
        'signed in, at as many browsers as requests': { ...reach(closed), headOf: cookieOf },
        'signed in, the first request of a session': { ...reach(closed), headOf: () => cookieOf(unknown++) },
      };
      await runRound(asked);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(asked));
      printResult(Object.keys(asked), rounds);
    }),
  );
}

function reach({ child, url }: ServedCatalogue) {
  return { child, port: Number(new URL(url).port) };
}

/**
 * Creates an owner with as many sessions as there are requests, so that each request is the first of its
 * session.
 */
async function signIn({ databaseUri, databaseName }: ServedCatalogue): Promise<string[]> {
  const client = await connectDatabase(databaseUri);
  const collections = openCollections(ACCOUNT_COLLECTIONS, client.db(databaseName));
  const account = { email: 'owner@mela.example', password: newSecret(), role: 'OWNER' } as const;
  const operator = await newOperator(account);
  const { _id: operatorId } = operator;
  await collections.operators.insertOne(operator);
  const firstRequests = (ROUNDS + 1) * QUESTIONS.length * REQUESTS;
  const tokens = Array.from({ length: 1 + REQUESTS + firstRequests }, newSecret);
  const now = new Date();
  const times = { createdAt: now, usedAt: now, isRemembered: false };
  await collections.sessions.insertMany(
    tokens.map((token) => ({ _id: hashSecret(token), operatorId, ...times })),
  );
  await client.close();
  await sleep(NOTICED_MS);
  return tokens;
}

/**
 * Sends the requests of a round.
 * @returns the CPU microseconds for each request, by query and by caller
 */
async function runRound(asked: Record<string, Asked>): Promise<Map<string, number>> {
  const measured = new Map<string, number>();
  for (const question of QUESTIONS) {
    for (const [who, { child, port, headOf }] of Object.entries(asked)) {
      const before = await readUsage(child);
      const bytes = questionBytes(question, 0).toString().split('accept:');
      const request = (index: number) => Buffer.from(bytes.join(`${headOf(index)}accept:`));
      await sendRequests({ port, request, count: REQUESTS, connections: CONNECTIONS });
      const after = await readUsage(child);
      measured.set(`${question.name}: ${who}`, (after.cpuMicroseconds - before.cpuMicroseconds) / REQUESTS);
    }
  }
  return measured;
}

function printResult([open = '', ...others]: string[], rounds: Map<string, number>[]): void {
  const figure = (read: (round: Map<string, number>) => number) => median(rounds.map(read)).toFixed(0);
  const rows = QUESTIONS.flatMap(({ name }) => {
    const cpu = (round: Map<string, number>, who: string) => round.get(`${name}: ${who}`) ?? Number.NaN;
    const row = (who: string) => [
      `${name}: ${who}`,
      figure((round) => cpu(round, who)),
      figure((round) => cpu(round, who) - cpu(round, open)),
    ];
    return [open, ...others].map(row);
  });
  const title = `Signed in: median of ${ROUNDS} rounds of ${REQUESTS} requests over ${CONNECTIONS} connections`;
  printTable(title, ['', 'CPU µs', 'more'], rows);
}
