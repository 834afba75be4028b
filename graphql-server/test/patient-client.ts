import { MongoClient } from 'mongodb';

/** Connects like the server, but without its timeouts, so that test data can be written on a busy machine. */
export function connectPatiently(uri: string): Promise<MongoClient> {
  return MongoClient.connect(uri, { ignoreUndefined: true, readConcern: { level: 'majority' } });
}
