import { modules } from '../../../../mela.config.ts';
import { KERNEL_COLLECTIONS, type KernelCollections } from '../../kernel/collections.ts';
import type { CollectionFacts, CollectionsIn } from '../../kernel/declared-collections.ts';
import type { Subjects } from '../../kernel/history/context.ts';
import type { Module } from '../../kernel/module.ts';

type AnyModule = (typeof modules)[number];

/** What has all that each of a union has. */
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

type OpenCollections<One> = One extends Module<infer Declared> ? CollectionsIn<Declared> : never;

export interface Collections extends KernelCollections, AllOf<OpenCollections<AnyModule>> {}

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
