import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../kernel/config.ts';
import { StartupError } from '../kernel/errors.ts';
import type { Say } from '../kernel/log.ts';
import type { AccountCollections } from '../modules/accounts/collections.ts';
import { appTexts } from './messages.ts';

const ACCOUNT_POLL_MS = 1_000;

/**
 * Without a database there can be no account, so check this before downloading MongoDB.
 * @throws StartupError
 */
export function assertAccountPossible(config: Config): void {
  const isNew = config.mongodbUri === null && !existsSync(join(config.dataDir, 'mongodb'));
  if (isNew && !config.isAdminOpen && !config.waitsForAccount) throw notProtected(config);
}

/**
 * The shop needs an account, unless the configuration leaves the admin open. With ADMIN=wait, the start waits
 * for the first account, because a supervisor would repeat a failing start forever.
 * @throws StartupError
 */
export async function requireAccount(
  config: Config,
  { operators }: Pick<AccountCollections, 'operators'>,
  log: Say,
): Promise<void> {
  const hasAccount = async () => (await operators.findOne({})) !== null;
  if (config.isAdminOpen || (await hasAccount())) return;
  if (!config.waitsForAccount) throw notProtected(config);
  log(appTexts.waitingForAccount, 'warn');
  await using _probes = await answerProbes(config);
  while (!(await hasAccount())) await sleep(ACCOUNT_POLL_MS);
  log(appTexts.accountFound);
}

/**
 * Keeps responding to probes, because a container platform may kill a process that does not. It reports as alive but not ready,
 * with the reason.
 */
async function answerProbes({ host, port }: Config): Promise<AsyncDisposable> {
  const server = createServer(({ url }, response) => {
    const isAlive = url === '/healthz';
    const answer = isAlive ? { status: 'ok' } : { status: 'waiting', message: appTexts.waitingForAccount };
    response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(answer));
  });
  await once(server.listen({ host, port }), 'listening');
  return server;
}

function notProtected({ host, publicUrl }: Config): StartupError {
  const address = publicUrl ? `PUBLIC_URL ${publicUrl.origin}` : `HOST ${host}`;
  return new StartupError(appTexts.openToOthers({ address }));
}
