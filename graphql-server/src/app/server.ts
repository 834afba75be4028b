import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from '../kernel/config.ts';
import { DiskSpace } from '../kernel/disk-space.ts';
import { startUndoJob } from '../kernel/history/undo-job.ts';
import type { Say } from '../kernel/log.ts';
import { explainMissingRights } from '../kernel/mongodb/connect.ts';
import { acquireDataFolderLock } from '../kernel/mongodb/embedded/data-folder-lock.ts';
import { openDatabase } from '../kernel/mongodb/open-database.ts';
import { assertEnoughFiles, maxClientConnections } from '../kernel/open-files.ts';
import { UploadFolder } from '../kernel/uploads/upload-folder.ts';
import { createApp } from './app.ts';
import { createServices } from './create-services.ts';
import { assertPortFree, listen } from './http/listen.ts';
import { GracefulShutdown } from './http/shutdown.ts';
import { BUILT } from './http/static-files.ts';
import { appTexts } from './messages.ts';
import { assertAccountPossible, requireAccount } from './require-account.ts';
import { contextWithoutRequest, type Services } from './shop/context.ts';

export interface RunningServer {
  /** The server's address, such as http://localhost:4000, without a trailing slash. */
  url: string;
  /** A token that gives this process all rights while the server runs. */
  token: string;
  database: string;
  /** Drains, finishes the running requests, then stops the database. @param isUrgent skips draining */
  stop(isUrgent?: boolean): Promise<void>;
  /** Called with a sentence when the database cannot be restarted. */
  onLost(listener: (reason: string) => void): void;
}

/**
 * Starts the whole server: configuration, lock, port, database, indexes, HTTP.
 * @param log logs a line for operators
 * @param prepare does slow work; called when only listening can still fail
 * @param built the folders of the built parts
 * @throws StartupError for an error that operators can fix
 */
export async function startServer(
  environment: Record<string, string | undefined>,
  log: Say = () => {},
  prepare: () => Promise<void> = async () => {},
  built = BUILT,
): Promise<RunningServer> {
  const config = readConfig(environment);
  const opened = new AsyncDisposableStack();
  try {
    assertEnoughFiles(config);
    const lock = acquireDataFolderLock(config.dataDir);
    opened.defer(() => lock.release());
    await assertPortFree(config);
    assertAccountPossible(config);
    const disk = new DiskSpace(lock.dataDir, { hasReserve: config.mongodbUri === null });
    opened.defer(() => disk.close());
    const database = await openDatabase({ ...config, dataDir: lock.dataDir }, disk, log);
    opened.defer(() => database.close());
    const services = await createServices({
      config: { ...config, dataDir: lock.dataDir },
      database,
      disk,
      site: built.site,
      log,
    }).catch(explainMissingRights);
    closeInReverse(services, opened);
    await requireAccount(config, services, log);
    const shutdown = new GracefulShutdown();
    const uploads = new UploadFolder(join(config.dataDir, 'tmp'));
    await uploads.sweep();
    await prepare();
    for (const module of services.modules) await module.open(services as never);
    const app = await createApp(services, database.client, shutdown, uploads, built);
    opened.defer(() => shutdown.close(app));
    app.server.maxConnections = maxClientConnections();
    const url = await listen(app, config);
    startUndoJob(services, (author) => contextWithoutRequest(services, app.log, author));
    startBackgroundWork(services, url);
    app.log.info({ url, database: database.description }, appTexts.serverStarted);
    await followAddress(services, app.log);
    return {
      url,
      token: services.identities.ownToken,
      database: database.description,
      stop: async (isUrgent = false) => {
        app.log.info(appTexts.serverStopping);
        await shutdown.drain(isUrgent ? 0 : config.drainMs);
        await opened.disposeAsync();
      },
      onLost: database.onLost,
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function warnIfOpen({ config, identities }: Services, log: FastifyBaseLogger): Promise<void> {
  const { publicUrl } = config;
  if (publicUrl?.protocol !== 'https:' || !(await identities.isOpen())) return;
  log.warn({ publicUrl: publicUrl.origin }, appTexts.openToAll);
}

/** Warns if the address leaves the admin open, now and after each change of PUBLIC_URL_FILE. */
async function followAddress(services: Services, log: FastifyBaseLogger): Promise<void> {
  const { config, identities, jobs, shopAddress } = services;
  await warnIfOpen(services, log);
  shopAddress.follow(jobs, async () => {
    await warnIfOpen(services, log);
    // A server would not have started with this address.
    if (!config.isAdminOpen && !(await identities.hasAccounts())) log.warn(appTexts.noAccountYet);
  });
}

/** Registers what to close when the server stops. The stack closes it in reverse order. */
function closeInReverse(services: Services, opened: AsyncDisposableStack): void {
  const { jobs, modules, upkeep } = services;
  for (const service of [jobs, upkeep]) opened.defer(() => service.close());
  for (const module of modules) opened.defer(() => module.close(services as never));
}

/** Starts the jobs that need the shop's address. @param url the address that the server listens on */
function startBackgroundWork(services: Services, url: string): void {
  services.shopAddress.listensAt(url);
  services.imageSweep.start(services.jobs);
  for (const module of services.modules) {
    for (const [name, job] of Object.entries(module.jobs(services as never)))
      services.jobs.start({ name, ...job });
    module.start(services as never);
  }
}
