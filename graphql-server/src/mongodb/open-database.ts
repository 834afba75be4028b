import type { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import type { DiskSpace } from '../disk-space.ts';
import { connectDatabase } from './connect.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';

export interface OpenDatabase {
  client: MongoClient;
  /** For processes that connect by themselves. */
  uri: string;
  description: string;
  close(): Promise<void>;
  /** Called with a sentence when the embedded server could not be restarted. */
  onLost(listener: (reason: string) => void): void;
}

/** Opens the database the configuration names, or the embedded one. The data folder's lock must be held. */
export async function openDatabase(
  { mongodbUri, dataDir }: Config,
  disk: DiskSpace,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (mongodbUri !== null) {
    const client = await connectDatabase(mongodbUri);
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
    description: `MongoDB ${embedded.version}, embedded in ${dataDir}`,
    close: async () => {
      await client.close();
      await embedded.stop();
    },
    onLost: (listener) => embedded.onUnexpectedExit(listener),
  };
}
