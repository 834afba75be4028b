import { modules } from '../../../../mela.config.ts';
import { KERNEL_COLLECTIONS, type KernelCollections } from '../../kernel/collections.ts';
import type { CollectionFacts, CollectionsIn } from '../../kernel/declared-collections.ts';
import type { Subjects } from '../../kernel/history/context.ts';
import type { AllOf, FactsOf, Module, ProvidedBy } from '../../kernel/module.ts';

type AnyModule = (typeof modules)[number];

type OpenCollections<One> = One extends Module ? CollectionsIn<One['collections']> : never;

export interface Collections extends KernelCollections, AllOf<OpenCollections<AnyModule>> {}

/** The collections and services of all modules. */
export type Provided = AllOf<ProvidedBy<AnyModule>>;

/** What all modules add to the context of each request. */
export type AllFacts = AllOf<FactsOf<AnyModule>>;

export const MODULES: readonly Module[] = modules;

/** Those of all modules, and of the kernel. */
export const DECLARED: Readonly<Record<keyof Collections, CollectionFacts>> = Object.assign(
  {},
  ...modules.map(({ collections }) => collections),
  KERNEL_COLLECTIONS,
);

export const COLLECTION_FACTS: readonly CollectionFacts[] = Object.values(DECLARED);

/** All that the history keeps changes of. */
export const SUBJECTS: Subjects = Object.assign({}, ...modules.map(({ subjects }) => subjects));
