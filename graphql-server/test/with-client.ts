import { MongoClient, type MongoClientOptions } from 'mongodb';

export type { Db } from 'mongodb';

/** Uses a client briefly, which reads like the server by default, and closes it. */
export async function withClient<T>(
  uri: string,
  use: (client: MongoClient) => Promise<T>,
  options: MongoClientOptions = {},
): Promise<T> {
  const client = new MongoClient(uri, { readConcern: { level: 'majority' }, ...options });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}
