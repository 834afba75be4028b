import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import { StartupError } from '../../kernel/errors.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Listens for a moment, so that a start fails before it has done anything that takes time.
 * @throws StartupError when the address cannot be listened on.
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
 * @returns the address to show, without a slash at the end.
 * @throws StartupError when the address cannot be listened on.
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  const { level } = app.log;
  try {
    // The start-up lines say where it listens; the log need not.
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

/** The address of a server on this machine as people type it, without a slash at the end. */
export function urlOf(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address that programs on this machine reach a server with these settings at; null when the system chooses its port. */
export function addressOf({ host, port }: Address): string | null {
  if (port === 0) return null;
  const reachable =
    { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reachable}:${port}`;
}

/** An error that the person at the terminal can mend as a sentence; any other as it is. */
function explain(error: unknown, { host, port }: Address): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is in use already: stop what uses it, or set PORT to another one.`);
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} and PORT ${port} cannot be listened on (${code}): set others.`);
  }
  return error;
}
