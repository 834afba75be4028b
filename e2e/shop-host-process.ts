import { rm } from 'node:fs/promises';
import { type RunningServer, startServer } from '../graphql-server/src/app/server.ts';
import { withClient } from '../graphql-server/test/with-client.ts';

/** A request of a test to this process: start a shop with these settings, or stop the shop in a data folder. */
export type HostQuestion =
  | { id: number; start: Record<string, string> }
  | { id: number; stop: { dataDir: string } };

export interface HostAnswer {
  id: number;
  /** The address of a started shop. */
  url?: string;
  error?: string;
}

/** The running shops, by data folder. */
const running = new Map<string, { server: RunningServer; database: Db }>();

interface Db {
  uri: string;
  name: string;
}

/** Emptied databases of stopped shops, reused because creating collections and indexes takes a second. */
const spare: Db[] = [];

process.on('message', async (question: HostQuestion) => {
  const { id } = question;
  try {
    const answer = 'start' in question ? await start(question.start) : await stop(question.stop.dataDir);
    process.send?.({ id, ...answer } satisfies HostAnswer);
  } catch (error) {
    process.send?.({ id, error: String((error as Error)?.stack ?? error) } satisfies HostAnswer);
  }
});
process.once('disconnect', () => process.exit());

async function start(settings: Record<string, string>): Promise<{ url: string }> {
  const { MONGODB_URI: uri = '', MONGODB_DB: newName = '', DATA_DIR: dataDir = '' } = settings;
  const database = spare.pop() ?? { uri, name: newName };
  const server = await startServer({ ...settings, MONGODB_DB: database.name });
  running.set(dataDir, { server, database });
  return { url: server.url };
}

async function stop(dataDir: string): Promise<object> {
  const { server, database } = running.get(dataDir) ?? {};
  running.delete(dataDir);
  await server?.stop(true);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  if (!database) return {};
  await empty(database);
  spare.push(database);
  return {};
}

function empty({ uri, name }: Db): Promise<void> {
  return withClient(uri, async (client) => {
    for (const collection of await client.db(name).collections()) await collection.deleteMany({});
  });
}
