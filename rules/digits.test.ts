import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

test.each([
  ['९८२२०१२३४५', '9822012345'],
  ['४११००१', '411001'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['１２３', '123'],
  ['\u{1d7ce}\u{1d7d8}\u{1d7ff}', '009'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['Order १००३', 'Order 1003'],
  ['½ ² Ⅷ 五', '½ ² Ⅷ 五'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(asciiDigits(text)).toBe(written);
});
