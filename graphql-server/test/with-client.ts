import { MongoClient, type MongoClientOptions } from 'mongodb';

export type { Db } from 'mongodb';

/**
 * Calls a function with a client, and then closes the client. By default, the client reads like the server.
 */
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
