import type { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import { Encryption } from '../encryption.ts';
import { locationsFor } from '../storage/locations.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';

/** What is backed up and restored. */
export interface Shop {
  client: MongoClient;
  database: string;
  encryption: Encryption;
  imagesOf(databaseId: string): Storage;
}

export function shopAt(config: Config, client: MongoClient): Shop {
  const imagesOf = (databaseId: string) => openStorage(locationsFor(config, databaseId).images);
  return { client, database: config.mongodbDb, encryption: new Encryption(config), imagesOf };
}
