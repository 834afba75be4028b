import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '../requests/connection.ts';
import type { Client, LoadKind } from './load-kinds.ts';

const UNAVAILABLE = 503;
/** The delay before a retry. It is shorter than `Retry-After`, because many clients ignore that. */
const RETRY_MS = 500;
/** The number of connections to open at once. More would wait in the operating system's queue. */
const OPENED_AT_ONCE = 100;

export interface Answered {
  kind: string;
  ms: number;
  /** The status of the response. 0 if the connection broke. */
  status: number;
  hasRetryAfter: boolean;
}

/** For the given seconds, each client sends requests over its own connection, one after the other. */
export async function putUnderLoad(port: number, clients: Client[], seconds: number): Promise<Answered[]> {
  const answers: Answered[] = [];
  const connections = await openAll(port, clients.length);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async ({ kind, index }, place) => {
      let connection = connections[place] as Connection;
      for (let turn = 0; performance.now() < end; turn += 1) {
        const answer = await time(connection, kind, kind.request(index, turn));
        answers.push(answer);
        if (answer.status === UNAVAILABLE) await sleep(RETRY_MS);
        if (answer.status > 0) continue;
        await sleep(RETRY_MS);
        connection = await Connection.open(port);
        connections[place] = connection;
      }
    }),
  ).finally(() => {
    for (const connection of connections) connection.close();
  });
  return answers;
}

async function openAll(port: number, count: number): Promise<Connection[]> {
  const connections: Connection[] = [];
  while (connections.length < count) {
    const next = Math.min(OPENED_AT_ONCE, count - connections.length);
    connections.push(...(await Promise.all(Array.from({ length: next }, () => Connection.open(port)))));
  }
  return connections;
}

async function time(connection: Connection, { name }: LoadKind, request: Buffer): Promise<Answered> {
  const started = performance.now();
  const head = await connection.exchange(request).catch(() => '');
  const ms = performance.now() - started;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  return { kind: name, ms, status, hasRetryAfter: /\r\nretry-after:/i.test(head) };
}
