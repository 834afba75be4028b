import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientSession } from 'mongodb';
import type { AnyCollections, CollectionsIn } from './declared-collections.ts';
import type { Extension } from './extension-point.ts';
import type { Subject } from './history/context.ts';
import type { SubjectChange } from './history/recorder.ts';
import type { NewJob } from './jobs/jobs.ts';
import type { Kernel, RequestFacts } from './kernel.ts';

/** An encrypted value in the database, with the purpose for which it was encrypted. */
export interface StoredSecret {
  secret: string;
  purpose: string;
}

type DeclaredJobs = Readonly<Record<string, Omit<NewJob, 'name'>>>;

/**
 * Everything that the rest of the server may know about a module. `mela.config.ts` lists the modules of the shop. All functions
 * receive the collections and services of the kernel, of the module itself, and of the modules that it uses.
 */
export interface Module {
  name: string;
  /** The modules whose code this one may import; `npm run check` rejects any other import. */
  uses: readonly Module[];
  collections: AnyCollections;
  /** The kinds of objects whose changes the history records. */
  subjects: Readonly<Record<string, Subject>>;
  /** Additions to the schema, as GraphQL SDL. */
  schema: string;
  /** One resolver map for each part of the module. */
  resolvers: readonly object[];
  /** Consistency checks over the module's data and that of the modules it uses. They yield a sentence for each mismatch. */
  checks: readonly ((collections: never, session?: ClientSession) => AsyncIterable<string>)[];
  /** Returns all stored encrypted values. A start and a restore check that this server can decrypt them. */
  secrets: (collections: never) => Promise<StoredSecret[]>;
  /** Creates the services, after those of the modules it uses. Must not read the database yet. */
  services: (kernel: Kernel, used: never, own: never) => object;
  /** Adds to the context of each request, such as loaders. Runs for every request, so it must be fast. */
  request: (context: never) => object;
  /** Additions to extension points. */
  extends: (shop: never) => readonly Extension[];
  /** Called in the transaction of each recorded change, before the history entry is written. An error cancels the change. */
  onRecorded: (context: never, session: ClientSession, changes: readonly SubjectChange[]) => Promise<void>;
  /** Background jobs by name. The kernel starts, retries, measures and stops them. */
  jobs: (shop: never) => DeclaredJobs;
  /** Metrics for `GET /metrics`. */
  metrics: (shop: never) => readonly Metric[];
  /** Runs at each start after migrations, before anything else reads the data. */
  prepare: (shop: never) => Promise<void>;
  /** Runs every few seconds to clean up after other processes that were interrupted. */
  cleanUp: (shop: never) => Promise<void>;
  /** @returns which of the given images the module uses nowhere except in the declared fields of its collections */
  unusedImages: (shop: never, hashes: string[]) => Promise<string[]>;
  /** Runs before the server listens. */
  open: (shop: never) => Promise<void>;
  /** Runs when the server listens. */
  start: (shop: never) => void;
  /** Runs after the response to the last request. */
  close: (shop: never) => Promise<void>;
}

/** The intersection of the members of a union. */
export type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The collections and services of a module. */
export type ProvidedBy<One> = One extends Module
  ? CollectionsIn<One['collections']> & Returned<One['services']>
  : never;

/** The additions of the modules to the context of each request. */
export type FactsOf<One> = One extends Module ? Returned<One['request']> : never;

/** Like `ReturnType`, which returns `any` if a parameter is `never`. */
type Returned<Declared> = Declared extends (...parameters: never) => infer Result ? Result : never;

type UsedBy<Uses extends readonly Module[]> = {
  [One in Uses[number] as One['name']]: ProvidedBy<One>;
};

type Shop<Uses extends readonly Module[], Collections extends AnyCollections, Services> = Kernel &
  AllOf<ProvidedBy<Uses[number]>> &
  CollectionsIn<Collections> &
  Services;

type Context<Uses extends readonly Module[], Collections extends AnyCollections, Services> = Shop<
  Uses,
  Collections,
  Services
> &
  RequestFacts &
  AllOf<FactsOf<Uses[number]>>;

/** A module's declaration with the types visible to other modules and the app. */
export interface DefinedModule<
  Name extends string,
  Collections extends AnyCollections,
  Subjects extends Module['subjects'],
  Services extends object,
  Facts extends object,
> extends Module {
  name: Name;
  collections: Collections;
  subjects: Subjects;
  services: (kernel: Kernel, used: never, own: never) => Services;
  request: (context: never) => Facts;
}

type Plain = 'schema' | 'resolvers' | 'checks' | 'secrets';

interface Declaration<
  Name,
  Uses extends readonly Module[],
  Collections extends AnyCollections,
  Subjects,
  Services,
  Facts,
> extends Partial<Pick<Module, Plain>> {
  name: Name;
  uses?: Uses;
  collections?: Collections;
  subjects?: Subjects;
  services?: (kernel: Kernel, used: UsedBy<Uses>, own: CollectionsIn<Collections>) => Services;
  request?: (context: Context<Uses, Collections, Services>) => Facts;
  extends?: (shop: Shop<Uses, Collections, Services>) => readonly Extension[];
  onRecorded?: (
    context: Context<Uses, Collections, Services> & NoInfer<Facts>,
    session: ClientSession,
    changes: readonly SubjectChange[],
  ) => Promise<void>;
  jobs?: (shop: Shop<Uses, Collections, Services>) => DeclaredJobs;
  metrics?: (shop: Shop<Uses, Collections, Services>) => readonly Metric[];
  prepare?: (shop: Shop<Uses, Collections, Services>) => Promise<void>;
  cleanUp?: (shop: Shop<Uses, Collections, Services>) => Promise<void>;
  unusedImages?: (shop: Shop<Uses, Collections, Services>, hashes: string[]) => Promise<string[]>;
  open?: (shop: Shop<Uses, Collections, Services>) => Promise<void>;
  start?: (shop: Shop<Uses, Collections, Services>) => void;
  close?: (shop: Shop<Uses, Collections, Services>) => Promise<void>;
}

const NOTHING: Omit<Module, 'name'> = {
  uses: [],
  collections: {},
  subjects: {},
  schema: '',
  resolvers: [],
  checks: [],
  secrets: async () => [],
  services: () => ({}),
  request: () => ({}),
  extends: () => [],
  onRecorded: async () => {},
  jobs: () => ({}),
  metrics: () => [],
  prepare: async () => {},
  cleanUp: async () => {},
  unusedImages: async (_, hashes) => hashes,
  open: async () => {},
  start: () => {},
  close: async () => {},
};

/**
 * Declares a module. Write `services` before the functions that use them, and write those functions as `(shop) => f(shop)`, not
 * as `f`. Then TypeScript infers the types of the services from `services` alone.
 * @returns the declaration with defaults for omitted parts
 */
export function defineModule<
  const Name extends string,
  const Uses extends readonly Module[] = [],
  Collections extends AnyCollections = Record<never, never>,
  const Subjects extends Module['subjects'] = Record<never, Subject>,
  Services extends object = Record<never, never>,
  Facts extends object = Record<never, never>,
>(
  declaration: Declaration<Name, Uses, Collections, Subjects, Services, Facts>,
): DefinedModule<Name, Collections, Subjects, Services, Facts> {
  return { ...NOTHING, ...declaration } as unknown as DefinedModule<
    Name,
    Collections,
    Subjects,
    Services,
    Facts
  >;
}

/** A metric in `GET /metrics`. */
export interface Metric {
  /** The name without the prefix `mela_`, in lower case with underscores. Names of counters end in `_total`. */
  name: string;
  /** A description in one sentence. */
  help: string;
  /** Whether the metric is a counter, which starts at 0 and only increases. */
  isCounter?: boolean;
  /** The label that distinguishes several values. `read` returns an object keyed by the label's values. Never use client input. */
  label?: string;
  /** Called for each report. If it fails, the metric keeps its last value. */
  read: () => Values | Promise<Values>;
}

type Values = number | Readonly<Record<string, number>>;

/** @returns all `*.graphql` files of a folder, concatenated */
export function readSchema(folder: string): string {
  return globSync('*.graphql', { cwd: folder })
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
