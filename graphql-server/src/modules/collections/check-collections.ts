import { checkCollection } from '@mela/rules/collection-checks.ts';
import type { ClientSession } from 'mongodb';
import { currentHandle } from '../catalogue/handles.ts';
import { type CollectionCollections, readCollections } from './collection.ts';
import { collectionsTexts } from './messages.ts';

/** Checks all collections by the rules of the form. @returns a sentence for each fault */
export async function* checkCollections(
  collections: CollectionCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  for (const stored of await readCollections(collections, session)) {
    const faults = checkCollection({ ...stored, handle: currentHandle(stored) });
    for (const { text: fault } of Object.values(faults))
      yield collectionsTexts.collectionFault({ name: stored.name, fault });
  }
}
