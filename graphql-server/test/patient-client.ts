import { MongoClient } from 'mongodb';

/** Connects without the timeouts of the server's client, so that test data can be written on a busy machine. */
export function connectPatiently(uri: string): Promise<MongoClient> {
  return MongoClient.connect(uri, { ignoreUndefined: true });
}
