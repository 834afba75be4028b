import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import type { DiskSpace } from '../disk-space.ts';
import type { Say } from '../log.ts';
import { kernelTexts } from '../messages.ts';
import { APP_NAME, connectDatabase } from './connect.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';

/** Identifies a server of a database. The data folder's lock ensures that only one process has this id. */
export function serverIdOf(dataDir: string): string {
  return `${hostname()}:${dataDir}`;
}

export interface OpenDatabase {
  client: MongoClient;
  /** The connection string, for processes that open their own connection. */
  uri: string;
  description: string;
  close(): Promise<void>;
  /** Called with a sentence when the embedded server could not be restarted. */
  onLost(listener: (reason: string) => void): void;
}

/** Opens the configured database or the embedded one. The caller must hold the data folder's lock. */
export async function openDatabase(
  { mongodbUri, dataDir }: Config,
  disk: DiskSpace,
  log: Say,
): Promise<OpenDatabase> {
  if (mongodbUri !== null) {
    const appName = `${APP_NAME} ${createHash('sha256').update(serverIdOf(dataDir)).digest('hex')}`;
    const client = await connectDatabase(mongodbUri, appName);
    await endOpenTransactions(client, appName);
    return {
      client,
      uri: mongodbUri,
      description: 'MongoDB at MONGODB_URI',
      close: () => client.close(),
      onLost: () => {},
    };
  }
  const embedded = await startEmbeddedServer({ dataDir, disk, log });
  const client = await connectDatabase(embedded.uri).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  return {
    client,
    uri: embedded.uri,
    description: kernelTexts.mongodbEmbedded({ version: embedded.version, folder: dataDir }),
    close: async () => {
      await client.close();
      await embedded.stop();
    },
    onLost: (listener) => embedded.onUnexpectedExit(listener),
  };
}

/**
 * Aborts the transactions that the last server of this data folder left open when it was killed. Otherwise
 * the documents that these transactions changed would stay locked until the database aborts them after a
 * minute. If the database user may not list or end sessions, waits for that minute.
 */
async function endOpenTransactions(client: MongoClient, appName: string): Promise<void> {
  const admin = client.db('admin');
  try {
    const left = await admin
      .aggregate(
        [
          { $currentOp: { allUsers: false, idleSessions: true } },
          { $match: { appName, type: 'idleSession', transaction: { $exists: true } } },
        ],
        { readConcern: { level: 'local' } },
      )
      .toArray();
    if (left.length > 0) await admin.command({ killSessions: left.map(({ lsid }) => ({ id: lsid.id })) });
  } catch {}
}
