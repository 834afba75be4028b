import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../src/app/http/listen.ts';
import { readConfig } from '../src/kernel/config.ts';
import { ShopError } from './shop.ts';

type Environment = Record<string, string | undefined>;

/** Starts this project's server in this process. */
export type StartServer = (environment: Environment) => Promise<{
  url: string;
  /** A token with all permissions. */
  token: string;
  stop(): Promise<void>;
}>;

interface Options {
  /** How long to wait for a running server that is not ready. */
  readyTimeoutMs?: number;
}

const PROBE_TIMEOUT_MS = 2_000;
const PROBE_PAUSE_MS = 250;
/** The first start of a server may download its database. */
const READY_TIMEOUT_MS = 120_000;

/**
 * Calls `work` with the running server at the environment's HOST and PORT, or else with one that is started on a free loopback port and
 * stopped afterwards. If the shop has accounts, a running server needs a token: API_TOKEN.
 * @throws StartupError if the environment is invalid or no server can be started, and whatever `work` throws
 */
export async function withServer(
  environment: Environment,
  startServer: StartServer,
  work: (address: string, token: string | null, isOfOwn: boolean) => Promise<void>,
  { readyTimeoutMs = READY_TIMEOUT_MS }: Options = {},
): Promise<void> {
  const running = addressOf(readConfig(environment));
  if (running && (await isReady(running, readyTimeoutMs)))
    return work(running, environment['API_TOKEN'] ?? null, false);
  const here = { HOST: '127.0.0.1', PORT: '0', ADMIN: 'open' };
  const own = await startServer({ LOG_LEVEL: 'warn', ...environment, ...here });
  try {
    await work(own.url, own.token, true);
  } finally {
    await own.stop();
  }
}

/** @returns whether a server exists and is ready @throws ShopError if one exists, but does not become ready in time */
async function isReady(address: string, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; ; await sleep(PROBE_PAUSE_MS)) {
    const status = await probe(address);
    if (status === null || status === 200) return status === 200;
    if (Date.now() >= end) {
      throw new ShopError(`The server at ${address} runs, but is not ready (status ${status}).`);
    }
  }
}

/** @returns the status of the readiness endpoint, or null if nothing answers */
async function probe(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const response = await fetch(`${address}/readyz?for=orders`, { signal }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? null;
}
