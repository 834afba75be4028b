import { SAMPLE_CONTENT } from '../../../site/src/content/sample-content.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  SECTION_TITLES,
} from '../../../site/src/content/storefront-content.ts';
import { changedFields, type State } from '../history/changed-fields.ts';
import type { SubjectChange } from '../history/recorder.ts';
import { imagesIn } from './content-images.ts';
import type { StoredContent } from './stored-content.ts';

/** The only part of a section that is a list. */
export const WHOLE = 'whole';

type Stored = Pick<StoredContent, 'sections'>;

/** The parts of a section, which change apart from each other. */
export function partsOf(stored: Stored | null, section: ContentSection): State {
  const value = stored?.sections[section] ?? SAMPLE_CONTENT[section];
  return Array.isArray(value) ? { [WHOLE]: value } : (value as State);
}

/** What the history says of content that is written: a change for each section. */
export function contentChanges(former: Stored | null, saved: StoredContent): SubjectChange[] {
  const remaining = new Set(saved.images.map(({ hash }) => hash));
  return CONTENT_SECTIONS.flatMap((section): SubjectChange[] => {
    const [before, after] = [partsOf(former, section), partsOf(saved, section)];
    const changed = changedFields(before, after);
    if (!changed) return [];
    const images = imagesIn(changed.before)
      .map(({ hash }) => hash)
      .filter((hash) => !remaining.has(hash));
    return [{ subject: 'CONTENT', id: section, name: SECTION_TITLES[section], before, after, images }];
  });
}
