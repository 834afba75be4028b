import { expect, test } from 'vitest';
import { ownText } from './own-text.ts';

const SAMPLE =
  '## Pages\n\nNo form sends anything. We count no visitors.\n\n## Keeping\n\nEight years.\n\n## Law\n\nDelhi decides.';
const CURRENT =
  '## Pages\n\nWe count no visitors. The checkout sends your order.\n\n## Returns\n\nThirty days.\n\n## Law\n\nIndian law.';
const OUTDATED = '## Pages\n\nYou order by writing.\n\n## Law\n\nIndian law.';
const own = (text: string) => ownText(text, { sample: SAMPLE, current: CURRENT, outdated: OUTDATED });

test.each([
  ['nothing was entered', '', CURRENT],
  ['the text is the sample’s', SAMPLE, CURRENT],
  ['the text was neutral before the shop began to sell', OUTDATED, CURRENT],
  ['the text is current', CURRENT, CURRENT],
  ['the operator wrote all of it', '## Ours\n\nAll of it.', '## Ours\n\nAll of it.'],
  ['the operator deleted a part of the current text', '## Law\n\nIndian law.', '## Law\n\nIndian law.'],
  [
    'the operator changed one line of the sample’s text',
    SAMPLE.replace('Eight years.', 'Three years.'),
    `${CURRENT}\n\n## Keeping\n\nThree years.`,
  ],
  [
    'the operator changed a line below a heading that the current text has too',
    SAMPLE.replace('Delhi decides.', 'Pune decides.'),
    CURRENT.replace('Indian law.', 'Pune decides.'),
  ],
  [
    'the operator deleted a section of the sample’s text',
    SAMPLE.replace('## Law\n\nDelhi decides.', '').trim(),
    CURRENT.replace('\n\n## Law\n\nIndian law.', ''),
  ],
  [
    'the operator wrote a sentence above the sample’s headings',
    `Hello.\n\n${SAMPLE}`,
    `Hello.\n\n${CURRENT}`,
  ],
])('when %s', (_, text, shown) => {
  expect(own(text)).toBe(shown);
});
