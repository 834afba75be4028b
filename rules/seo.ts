import * as labels from '#messages/labels.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

/** The longest texts that are accepted, in characters. */
export const SEO_LIMITS = { title: 200, description: 500 } as const;

/** The lengths at which search engines cut texts, in characters. */
export const SEO_SHOWN = { title: 60, description: 155 } as const;

/** The texts that search engines and link previews show for a page. Absent: derived from the page's own texts. */
export interface SeoTexts {
  seoTitle?: string;
  seoDescription?: string;
}

type SeoDraft = { [Field in keyof SeoTexts]?: unknown };

export function checkSeo({ seoTitle, seoDescription }: SeoDraft): FieldErrors {
  return broken({
    seoTitle:
      cleanText(seoTitle) !== '' && checkText(labels.seoTitle, seoTitle, { maxLength: SEO_LIMITS.title }),
    seoDescription:
      cleanText(seoDescription) !== '' &&
      checkText(labels.seoDescription, seoDescription, { maxLength: SEO_LIMITS.description }),
  });
}

/** The texts of a valid draft. */
export function readSeo({ seoTitle, seoDescription }: SeoDraft): SeoTexts {
  const [title, description] = [cleanText(seoTitle), cleanText(seoDescription)];
  return { ...(title && { seoTitle: title }), ...(description && { seoDescription: description }) };
}
