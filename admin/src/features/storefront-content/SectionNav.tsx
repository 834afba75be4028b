import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { SECTION_GROUPS, SECTION_TEXTS } from './content-sections.ts';
import type { ContentForm } from './use-content-form.ts';

interface Props {
  shown: ContentSection;
  form: ContentForm;
}

export function SectionNav({ shown, form }: Props) {
  const nav = useRef<HTMLElement>(null);

  // Scroll to the current section: on a phone, the sections are in one row, where it may be out of view.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href$="section=${shown}"]`);
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [shown]);

  return (
    <nav ref={nav} className="content__nav" aria-label={storefrontContentText.sections}>
      {SECTION_GROUPS.map(({ title, sections }) => (
        <div key={title} className="content__group">
          <h2 className="content__group-title">{title}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <Link
                  className="entry content__link"
                  to={`?section=${section}`}
                  aria-current={section === shown ? 'true' : undefined}
                  preventScrollReset
                >
                  {SECTION_TEXTS[section].title}
                  <Mark section={section} form={form} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Marks sections that are unsaved or differ from the sample. */
function Mark({ section, form }: Omit<Props, 'shown'> & { section: ContentSection }) {
  if (form.isUnsaved(section))
    return <span className="content__mark content__mark--unsaved">{storefrontContentText.unsaved}</span>;
  if (form.saved.changedSections.includes(section))
    return <span className="content__mark">{sharedText.edited}</span>;
  return null;
}
