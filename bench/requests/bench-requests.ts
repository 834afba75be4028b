import type { ChildProcess } from 'node:child_process';
import { withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';
import { QUESTIONS, type Question, questionBytes } from './questions.ts';
import { sendRequests } from './send-requests.ts';
import { startRawServer } from './start-raw-server.ts';

const PRODUCT_COUNT = 1_000;
const ROUNDS = 7;
const REQUESTS = 1_000;
const CONNECTIONS = 8;

/** One row of the table: the server and the request. */
interface Contestant {
  name: string;
  child: ChildProcess;
  port: number;
  request: (index: number) => Buffer;
  /** The row to compare with, which is that of the raw server with the same JSON. */
  baseline: string;
}

interface Measured {
  cpuMicroseconds: number;
  perSecond: number;
}

/** Measures CPU per request and requests per second, compared with a raw server that parses the same request and sends the same JSON. */
export async function benchRequests(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async ({ url, child, databaseUri, databaseName }) => {
    const answers = await readAnswers(url);
    const raw = await startRawServer({ answers, databaseUri, databaseName });
    try {
      const contestants = line({ child, port: Number(new URL(url).port) }, raw);
      // The first round warms up the server.
      await runRound(contestants);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(contestants));
      printResult(contestants, rounds);
    } finally {
      raw.child.kill();
    }
  });
}

async function readAnswers(url: string): Promise<Record<string, unknown>> {
  const answers = QUESTIONS.map(async (question): Promise<[string, unknown]> => {
    const { method, path, body } = question;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path(0), { method, ...(body && { headers, body: body(0) }) });
    return [rawPath(question), await response.json()];
  });
  return Object.fromEntries(await Promise.all(answers));
}

type Server = Pick<Contestant, 'child' | 'port'>;

function line(server: Server, raw: Server): Contestant[] {
  let nonce = 0;
  const contestants = QUESTIONS.flatMap((question): Contestant[] => {
    const baseline = `raw node:http, JSON of: ${question.name}`;
    const same = questionBytes(question, 0);
    const rawRequest = questionBytes(question, 0, rawPath(question));
    return [
      { name: baseline, ...raw, request: () => rawRequest, baseline },
      { name: `${question.name}, kept`, ...server, request: () => same, baseline },
      {
        name: `${question.name}, fresh`,
        ...server,
        request: () => {
          nonce += 1;
          return questionBytes(question, nonce);
        },
        baseline,
      },
    ];
  });
  const [first] = contestants;
  const [question] = QUESTIONS;
  if (!first || !question) throw new Error('There is no question to ask.');
  const reading = questionBytes(question, 0, '/database');
  const driver = { name: 'raw node:http + MongoDB driver', ...raw, request: () => reading };
  return [...contestants, { ...driver, baseline: first.baseline }];
}

async function runRound(contestants: Contestant[]): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const { name, child, port, request } of contestants) {
    const before = await readUsage(child);
    const seconds = await sendRequests({ port, request, count: REQUESTS, connections: CONNECTIONS });
    const after = await readUsage(child);
    const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / REQUESTS;
    measured.set(name, { cpuMicroseconds, perSecond: REQUESTS / seconds });
  }
  return measured;
}

function printResult(contestants: Contestant[], rounds: Map<string, Measured>[]): void {
  const rows = contestants.map(({ name, baseline }) => {
    const figures = (read: (round: Map<string, Measured>) => number) => median(rounds.map(read));
    const cpu = (round: Map<string, Measured>, row: string) => round.get(row)?.cpuMicroseconds ?? Number.NaN;
    return [
      name,
      figures((round) => cpu(round, name)).toFixed(0),
      figures((round) => cpu(round, name) / cpu(round, baseline)).toFixed(2),
      figures((round) => round.get(name)?.perSecond ?? Number.NaN).toFixed(0),
    ];
  });
  const title = `Requests: median of ${ROUNDS} rounds of ${REQUESTS} requests over ${CONNECTIONS} connections`;
  printTable(title, ['', 'CPU µs', '× raw', 'per second'], rows);
}

function rawPath({ name }: Question): string {
  return `/${encodeURIComponent(name)}`;
}
