import { type ContentSection, storefrontContentSchema } from '@mela/rules/content/storefront-content.ts';
import { type ContentErrors, isNewImage, mapObjects } from './content-draft.ts';

/** Stands for a new image, which has no address yet, during validation. */
const SOME_IMAGE = { ...imageAddresses('0'.repeat(32)), width: 1, height: 1 };

/** Validates a draft. The form loads the rules on first use. */
export function errorsOf(section: ContentSection, draft: unknown): ContentErrors {
  const checked = mapObjects(draft, (object) =>
    isNewImage(object) ? { ...SOME_IMAGE, alt: object.alt } : undefined,
  );
  const { error } = storefrontContentSchema.shape[section].safeParse(checked);
  const entries = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  // Reversed, because a later entry replaces an earlier one: each field keeps its first error.
  return Object.fromEntries(entries.toReversed());
}

function imageAddresses(hash: string): { src: string; thumbnail: string } {
  return { src: `/uploads/${hash}.webp`, thumbnail: `/uploads/${hash}-320.webp` };
}
