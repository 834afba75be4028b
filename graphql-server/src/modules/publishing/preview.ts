import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Collection } from 'mongodb';
import { collection, openCollections } from '../../kernel/declared-collections.ts';
import { UserError } from '../../kernel/errors.ts';
import { readSettings, type SettingsCollection, STOREFRONT_FACTS } from './settings.ts';

const POLL_MS = 50;
const MAX_WAIT_MS = 30_000;
const NOT_LIVE =
  'The sample content is shown: a preview is of your own storefront. Use your catalogue first, on the Storefront screen.';
const BUSY = 'The preview is not made yet, because something is being published. Try again in a moment.';
const ANOTHER = 'Somebody else has asked for a preview just now. Try again.';

export type PreviewAnswer = { release: number } | { fault: string };

/**
 * What one server asks of the one that publishes: one document, of which the last is kept.
 */
export interface PreviewRequest {
  _id: 'preview';
  /** Tells it from another that takes its place. */
  key: string;
  askedAt: Date;
  content: StorefrontContent;
  answer: PreviewAnswer | null;
}

export const PREVIEW_COLLECTIONS = { previewRequests: collection<PreviewRequest>(STOREFRONT_FACTS) };

/**
 * Has a preview made, and waits for it.
 * @returns its number
 * @throws UserError that says why there is none
 */
export async function askForPreview(
  settings: SettingsCollection,
  content: StorefrontContent,
): Promise<number> {
  if ((await readSettings(settings)).mode === 'sample') throw new UserError('UNAVAILABLE', NOT_LIVE);
  const request = { key: randomUUID(), askedAt: new Date(), content, answer: null };
  await requestsIn(settings).replaceOne({ _id: 'preview' }, request, { upsert: true });
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end) {
    await sleep(POLL_MS);
    const { key, answer } = (await requestsIn(settings).findOne({ _id: 'preview' })) ?? {};
    if (key !== request.key) throw new UserError('UNAVAILABLE', ANOTHER);
    if (answer && 'fault' in answer) throw new UserError('UNAVAILABLE', answer.fault);
    if (answer) return answer.release;
  }
  throw new UserError('UNAVAILABLE', BUSY);
}

/** @returns the request that is still waited for, and not answered yet. */
export function findPreview(settings: SettingsCollection): Promise<PreviewRequest | null> {
  const askedAt = { $gt: new Date(Date.now() - MAX_WAIT_MS) };
  return requestsIn(settings).findOne({ _id: 'preview', answer: null, askedAt });
}

export async function answerPreview(
  settings: SettingsCollection,
  { key }: PreviewRequest,
  answer: PreviewAnswer,
): Promise<void> {
  await requestsIn(settings).updateOne({ _id: 'preview', key }, { $set: { answer } });
}

function requestsIn({ db }: SettingsCollection): Collection<PreviewRequest> {
  return openCollections(PREVIEW_COLLECTIONS, db).previewRequests;
}
