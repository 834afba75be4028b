import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Listens briefly to test the address, so that a start fails before slow steps.
 * @throws StartupError when the server cannot listen on the address
 */
export async function assertPortFree({ host, port }: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw explain(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * @returns the address to show, without a trailing slash
 * @throws StartupError when the server cannot listen on the address
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  const { level } = app.log;
  try {
    // The start-up lines already say where it listens.
    app.log.level = 'warn';
    await app.listen({ port, host });
    app.log.level = level;
  } catch (error) {
    throw explain(error, { host, port });
  }
  const address = app.server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return urlOf(host, boundPort);
}

/** The address of a server on this machine as people would enter it, without a trailing slash. */
export function urlOf(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address at which programs on this machine reach a server with these settings. null if the system chooses its port. */
export function addressOf({ host, port }: Address): string | null {
  if (port === 0) return null;
  const reachable =
    { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reachable}:${port}`;
}

/** Converts an error that operators can fix to a sentence; returns any other unchanged. */
function explain(error: unknown, { host, port }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(appTexts.portInUse({ port }));
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(appTexts.cannotListen({ host, port, code }));
  }
  return error;
}
