import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Collection } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { UserError } from '../../kernel/errors.ts';
import { publishingMessages } from './messages.ts';
import { readSettings, type SettingsCollection } from './settings.ts';

/** The number of the first preview, which is higher than any release's. */
const FIRST_PREVIEW = 100_000_000;
const FIRST_SECOND = Date.UTC(2026) / 1_000;
const KEPT_S = 24 * 60 * 60;

/** A preview: the pages of the live release with this content. */
export interface Preview {
  /** Its number. */
  _id: number;
  content: StorefrontContent;
  at: Date;
}

export const PREVIEW_COLLECTIONS = {
  previews: collection<Preview>({
    name: 'previews',
    isBackedUp: false,
    operatorsPart: null,
    indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: KEPT_S }],
  }),
};

export type PreviewCollection = Collection<Preview>;

export function isPreview(number: number): boolean {
  return number >= FIRST_PREVIEW;
}

/** @returns the number of the preview @throws UserError if no preview can be created */
export async function createPreview(
  { previews, settings }: { previews: PreviewCollection; settings: SettingsCollection },
  content: StorefrontContent,
): Promise<number> {
  if ((await readSettings(settings)).mode === 'sample')
    throw new UserError('UNAVAILABLE', publishingMessages.previewsNeedRelease);
  const [newest] = await previews
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .toArray();
  const seconds = Math.floor(Date.now() / 1_000 - FIRST_SECOND);
  const number = Math.max(FIRST_PREVIEW + seconds, (newest?._id ?? 0) + 1);
  // Another preview may have taken the number at the same time; then try the next one.
  for (let next = number; ; next += 1) {
    const { upsertedCount } = await previews.updateOne(
      { _id: next },
      { $setOnInsert: { content, at: new Date() } },
      { upsert: true },
    );
    if (upsertedCount > 0) return next;
  }
}
