import { join } from 'node:path';
import type { ClientSession } from 'mongodb';
import { modules } from '../../../../mela.config.ts';
import type { CollectionFacts, CollectionsIn } from '../../kernel/declared-collections.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Subjects } from '../../kernel/history/context.ts';
import { KERNEL_COLLECTIONS, type KernelCollections } from '../../kernel/kernel.ts';
import { type AllOf, type FactsOf, type Module, type ProvidedBy, readSchema } from '../../kernel/module.ts';

type AnyModule = (typeof modules)[number];

type OpenCollections<One> = One extends Module ? CollectionsIn<One['collections']> : never;

export interface Collections extends KernelCollections, AllOf<OpenCollections<AnyModule>> {}

/** The collections and services of all modules. */
export type Provided = AllOf<ProvidedBy<AnyModule>>;

/** What all modules add to the context of each request. */
export type AllFacts = AllOf<FactsOf<AnyModule>>;

export const MODULES: readonly Module[] = modules;

const SHARED_SCHEMA = join(import.meta.dirname, '../graphql');

/** The whole GraphQL schema as text: the shared part, and the part of each module. */
export const DEFINITIONS = [readSchema(SHARED_SCHEMA), ...MODULES.map(({ schema }) => schema)].join('\n');

/** All declared collections, of modules and of the kernel. */
export const DECLARED: Readonly<Record<keyof Collections, CollectionFacts>> = Object.assign(
  {},
  ...modules.map(({ collections }) => collections),
  KERNEL_COLLECTIONS,
);

export const COLLECTION_FACTS: readonly CollectionFacts[] = Object.values(DECLARED);

/** All kinds of history subjects. */
export const SUBJECTS: Subjects = Object.assign({}, ...modules.map(({ subjects }) => subjects));

/** @returns whether this server's key decrypts every stored secret */
export async function areSecretsReadable(collections: Collections, encryption: Encryption): Promise<boolean> {
  const stored = await Promise.all(MODULES.map(({ secrets }) => secrets(collections as never)));
  return stored.flat().every(({ secret, purpose }) => encryption.decrypt(secret, purpose) !== null);
}

/**
 * Runs the checks of all modules on the stored data.
 * @param session reads from its snapshot, while the shop is running
 * @returns a sentence for each mismatch
 */
export async function* checkData(collections: Collections, session?: ClientSession): AsyncGenerator<string> {
  for (const { checks } of MODULES) {
    for (const check of checks) yield* check(collections as never, session);
  }
}
