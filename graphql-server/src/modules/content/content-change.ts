import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { CONTENT_SECTIONS, type ContentSection } from '@mela/rules/content/storefront-content.ts';
import { changedFields, type State } from '../../kernel/history/changed-fields.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { StoredContent } from './collection.ts';
import { imagesIn, WHOLE } from './content-images.ts';

type Stored = Pick<StoredContent, 'sections'>;

/** The parts of a section. Each can change independently. */
export function partsOf(stored: Stored | null, section: ContentSection): State {
  const value = stored?.sections[section] ?? SAMPLE_CONTENT[section];
  return Array.isArray(value) ? { [WHOLE]: value } : (value as State);
}

/** The history entries for changed content, one for each section. */
export function contentChanges(former: Stored | null, saved: StoredContent): SubjectChange[] {
  const remaining = new Set(saved.images.map(({ hash }) => hash));
  return CONTENT_SECTIONS.flatMap((section): SubjectChange[] => {
    const [before, after] = [partsOf(former, section), partsOf(saved, section)];
    const changed = changedFields(before, after);
    if (!changed) return [];
    const images = imagesIn(changed.before)
      .map(({ hash }) => hash)
      .filter((hash) => !remaining.has(hash));
    return [{ subject: 'CONTENT', id: section, name: section, before, after, images }];
  });
}
