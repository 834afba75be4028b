import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withServer } from './with-server.ts';

/** The events, in order. */
let events: string[];
let readiness: number[];
let running: Server;
let port: string;

const start = async (environment: Record<string, string | undefined>) => {
  events.push(`start on ${environment['HOST']}:${environment['PORT']}, log ${environment['LOG_LEVEL']}`);
  return {
    url: 'http://own',
    token: 'own token',
    stop: async () => {
      events.push('stop');
    },
  };
};
const work = async (address: string) => {
  events.push(`work with ${address}`);
};

beforeEach(async () => {
  events = [];
  readiness = [];
  running = createServer((_, response) => {
    response.statusCode = readiness.shift() ?? 503;
    response.end();
  });
  await new Promise<void>((listening) => running.listen(0, '127.0.0.1', listening));
  port = String((running.address() as AddressInfo).port);
});

afterEach(() => {
  running.close();
});

describe('withServer', () => {
  test('works with the server that runs', async () => {
    readiness = [200];
    await withServer({ PORT: port }, start, work);
    expect(events).toEqual([`work with http://127.0.0.1:${port}`]);
  });

  test('reaches a server on this machine that listens on all addresses', async () => {
    readiness = [200];
    await withServer({ PORT: port, HOST: '0.0.0.0', ADMIN: 'open' }, start, work);
    expect(events).toEqual([`work with http://127.0.0.1:${port}`]);
  });

  test('waits for a server that is not ready yet', async () => {
    readiness = [503, 200];
    await withServer({ PORT: port }, start, work);
    expect(events).toEqual([`work with http://127.0.0.1:${port}`]);
  });

  test('gives up on a server that does not become ready, and starts no second one', async () => {
    await expect(withServer({ PORT: port }, start, work, { readyTimeoutMs: 0 })).rejects.toThrow(
      `The server at http://127.0.0.1:${port} runs, but is not ready (status 503).`,
    );
    expect(events).toEqual([]);
  });

  test.each([
    ['nothing runs', '1'],
    ['the port is left to the system', '0'],
  ])('starts a server on a free port of this machine when %s, and stops it', async (_, freePort) => {
    await withServer({ HOST: '0.0.0.0', ADMIN: 'open', PORT: freePort }, start, work);
    expect(events).toEqual(['start on 127.0.0.1:0, log warn', 'work with http://own', 'stop']);
  });

  test('stops the server it started when the work fails', async () => {
    const fail = () => Promise.reject(new Error('no room'));
    await expect(withServer({ PORT: '0', LOG_LEVEL: 'debug' }, start, fail)).rejects.toThrow('no room');
    expect(events).toEqual(['start on 127.0.0.1:0, log debug', 'stop']);
  });

  test('rejects an invalid environment with the message of the configuration', async () => {
    await expect(withServer({ PORT: 'many' }, start, work)).rejects.toThrow('PORT must be a whole number');
  });
});
