import type { MongoClient } from 'mongodb';
import type { Config } from '../../kernel/config.ts';
import { Encryption } from '../../kernel/encryption.ts';
import { locationsFor, openStorage } from '../../kernel/storage/open-storage.ts';
import type { Storage } from '../../kernel/storage/storage.ts';

/** The parts of a shop that a backup contains. */
export interface Shop {
  client: MongoClient;
  database: string;
  encryption: Encryption;
  imagesOf(databaseId: string): Storage;
  /** The data on this machine's disk, with its folder. */
  disk: { folder: string; hasDocuments: boolean; hasImages: boolean };
}

export function shopAt(config: Config, client: MongoClient): Shop {
  const { dataDir: folder, mongodbUri, mongodbDb: database, s3 } = config;
  const imagesOf = (databaseId: string) => openStorage(locationsFor(config, databaseId).images);
  const disk = { folder, hasDocuments: mongodbUri === null, hasImages: s3 === null };
  return { client, database, encryption: new Encryption(config), imagesOf, disk };
}
