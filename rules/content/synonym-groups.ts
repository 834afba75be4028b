import { z } from 'zod';
import { line, list } from './content-fields.ts';

const TWO_WORDS = /[^\s,]\s*,\s*[^\s,]/;

/** Words that find the same products: `synonymsOf`. */
export const synonymGroups = list(
  'Words that mean the same',
  'group',
  100,
  z.object({
    words: line('Words', {
      maxLength: 200,
      hint: 'With commas between them: mobile, phone, cell phone',
    }).regex(TWO_WORDS, 'Words: at least two, with commas between them'),
  }),
);
