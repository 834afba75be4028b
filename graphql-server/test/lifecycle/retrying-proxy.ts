import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * How long idle connections are kept: as in the nginx block in docs/deploying.md, shorter than the servers'
 * drain time.
 */
const KEEP_ALIVE_MS = 2_000;
/** How long the balancer avoids a failed server. */
export const FAIL_TIMEOUT_MS = 2_000;

interface Server {
  readonly port: number;
  downUntil: number;
}

/**
 * A balancer with nginx's defaults: it uses the servers in turn, sends a request to the next server if it cannot connect, and repeats a
 * sent but unanswered request only if it is a GET. It does not check readiness.
 */
export async function startRetryingProxy(ports: readonly number[]): Promise<string> {
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  const servers = ports.map((port): Server => ({ port, downUntil: 0 }));
  let turn = 0;
  const choose = (tried: ReadonlySet<Server>) => {
    turn += 1;
    const inTurn = servers.map((_, index) => servers[(turn + index) % servers.length] as Server);
    return inTurn.find((server) => !tried.has(server) && server.downUntil < Date.now());
  };
  const proxy = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    forward({ incoming, body: Buffer.concat(chunks), response, agent, choose }, new Set());
  });
  await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

interface Forwarded {
  incoming: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
  agent: Agent;
  choose(tried: ReadonlySet<Server>): Server | undefined;
}

function forward(forwarded: Forwarded, tried: Set<Server>): void {
  const { incoming, body, response, agent, choose } = forwarded;
  const server = choose(tried);
  if (!server) return void response.writeHead(502).end();
  const { method, url: path, headers } = incoming;
  const host = { host: '127.0.0.1', port: server.port };
  const sent = request({ ...host, agent, method, path, headers: { ...headers, connection: 'keep-alive' } });
  sent.once('response', (answer) => {
    const { connection: _, 'keep-alive': _timeout, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    server.downUntil = Date.now() + FAIL_TIMEOUT_MS;
    const mayRetry = error.code === 'ECONNREFUSED' || method === 'GET';
    if (response.headersSent) response.destroy();
    else if (mayRetry) forward(forwarded, new Set([...tried, server]));
    else response.writeHead(502).end();
  });
  sent.end(body);
}
