import type { ClientSession } from 'mongodb';
import type { Collections } from './collections.ts';
import { MODULES } from './modules.ts';

/** Adds up what each module has. @param session for a moment of a shop that goes on. @returns a sentence for all that does not agree */
export async function* checkData(collections: Collections, session?: ClientSession): AsyncGenerator<string> {
  for (const { checks } of MODULES) {
    for (const check of checks) yield* check(collections as never, session);
  }
}
