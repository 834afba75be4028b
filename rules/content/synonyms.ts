import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import { contentFieldMessages } from '#messages/content-field.ts';
import { line, list } from './content-fields.ts';
import { issueText } from './content-messages.ts';

const TWO_WORDS = /[^\s,]\s*,\s*[^\s,]/;

/** Words that find the same products: `synonymsOf`. */
export const synonymGroups = list(
  contentText.synonyms,
  contentText.itemGroup,
  100,
  z.object({
    words: line(contentText.words, {
      maxLength: 200,
      hint: contentText.synonymsHint,
    }).regex(TWO_WORDS, issueText(contentFieldMessages.tooFewSynonyms)),
  }),
);

type Groups = z.infer<typeof synonymGroups>;

/** The operator's synonyms: `mobile, phone, smartphone`. */
export function synonymsOf({ search }: { search: { synonyms: Groups } }): string[][] {
  const groups = search.synonyms.map(({ words }) => words.split(',').map((word) => word.trim()));
  return groups.map((words) => words.filter((word) => word !== '')).filter(({ length }) => length > 1);
}
