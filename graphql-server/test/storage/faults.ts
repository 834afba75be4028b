import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { S3Settings } from '../../src/kernel/s3-settings.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * The timeout for a store that hangs. For other faults, the store's own timeout applies, because a good
 * response takes time on a busy machine.
 */
const SHORT_TIMEOUT_MS = 2_000;

/** The timeout for a store with this fault. */
export function timeoutFor(fault: Fault): { timeoutMs?: number } {
  return fault === 'hangs' ? { timeoutMs: SHORT_TIMEOUT_MS } : {};
}

/** The possible faults of an object store. */
export type Fault =
  | 'answers 500'
  | 'hangs'
  | 'cuts the connection'
  | 'has lost the object'
  | 'gives other bytes';

export interface FaultyStore {
  /** The store's settings, through this proxy. */
  readonly settings: S3Settings;
  readonly environment: Record<string, string>;
  /** Returns the fault of a request. undefined if it has none. */
  fault: (request: IncomingMessage) => Fault | undefined;
}

/** A proxy in front of an object store for the tests of one file, which injects faults. */
export function spoil(store: ObjectStore): FaultyStore {
  const faulty = { settings: {} as S3Settings, environment: {}, fault: () => undefined } as FaultyStore;
  const server = createServer((incoming, response) => {
    void answer(faulty.fault(incoming), new URL(store.settings.endpoint), incoming, response);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(faulty.settings, store.settings, { endpoint });
    Object.assign(faulty.environment, store.environment, { S3_ENDPOINT: endpoint });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return faulty;
}

async function answer(
  fault: Fault | undefined,
  store: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await buffer(incoming);
  if (fault === 'hangs') return;
  if (fault === 'answers 500') {
    response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    return;
  }
  if (fault === 'has lost the object') {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  const { method = 'GET', url = '/', headers } = incoming;
  const { hostname, port } = store;
  // The host is part of the signature, so it stays unchanged.
  const asked = request({ hostname, port, method, path: url, headers }).end(sent);
  const [found] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(found);
  response.writeHead(found.statusCode ?? 500, found.headers);
  if (fault === 'cuts the connection') {
    response.write(body.subarray(0, body.length >> 1));
    response.destroy();
    return;
  }
  response.end(fault === 'gives other bytes' ? body.map((byte) => byte ^ 0xff) : body);
}
