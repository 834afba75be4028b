import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCategory } from './category-checks.ts';
import { checkHandle, handleFrom } from './handles.ts';
import { discountPercentage, toMinorUnits, toUnits } from './price.ts';
import { checkProduct, type ProductDraft } from './product-checks.ts';
import { readDetails } from './product-details.ts';
import { prefixesOf, searchedWords } from './search.ts';
import { checkText, cleanText } from './text.ts';

/** The seed makes the inputs the same every time. */
const OPTIONS = { numRuns: 500, seed: 2026 };
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 });
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }));
const draft = fc.record({
  ...{ title: anything, description: anything, regularPrice: anything, sellingPrice: anything },
  ...{ categoryId: anything, badge: anything, isFeatured: anything, isPopular: anything, isNew: anything },
  ...{ handle: anything, brand: anything, sku: anything, stock: anything, tags: anything, options: anything },
  ...{ attributes: anything, status: anything, showFrom: anything, showUntil: anything, imageAlts: anything },
}) as fc.Arbitrary<ProductDraft>;

/** Checks that a rule holds for all generated inputs. */
function check<Input>(input: fc.Arbitrary<Input>, rule: (input: Input) => void): void {
  fc.assert(fc.property(input, rule), OPTIONS);
}

test('errors of any draft are reported in sentences', () => {
  check(draft, (made) => {
    const errors = checkProduct(made, { imageCount: 1, hasCategory: true, currency: 'INR' });
    for (const message of Object.values(errors)) expect(message.text).toMatch(/^[A-Z“"].+/);
    if (Object.keys(errors).length === 0) readDetails(made);
  });
  check(
    fc.record({ name: anything, handle: anything, description: anything, imageAlt: anything }),
    (made) => {
      for (const message of Object.values(checkCategory(made))) expect(message.text).toMatch(/^[A-Z].+/);
    },
  );
});

test('a parsed price is a whole number of paise, and can be parsed again from its rupees', () => {
  check(fc.oneof(anything, text, fc.double(), fc.integer().map(String)), (made) => {
    const paise = toMinorUnits(made, 'INR');
    if (paise === null) return;
    expect(Number.isSafeInteger(paise) && paise >= 0).toBe(true);
    expect(toMinorUnits(toUnits(paise, 'INR'), 'INR')).toBe(paise);
  });
});

test('a discount is from 0 to 100 percent if the selling price is lower', () => {
  check(fc.tuple(fc.nat(), fc.nat()), ([regular, selling]) => {
    const percent = discountPercentage(Math.max(regular, selling), Math.min(regular, selling));
    expect(percent >= 0 && percent <= 100).toBe(true);
  });
});

test('a handle made from any heading is valid, or empty', () => {
  check(text, (made) => {
    const handle = handleFrom(made);
    if (handle !== '')
      expect(checkHandle(handle)).toSatisfy((fault) => fault === false || fault.code === 'handle.reserved');
  });
});

test('cleaning a cleaned text does not change it', () => {
  check(text, (made) => {
    expect(cleanText(cleanText(made))).toBe(cleanText(made));
  });
});

test('an accepted text is visible and has no control characters', () => {
  check(text, (made) => {
    if (checkText('Title', made, { maxLength: 200 }) !== false) return;
    expect(cleanText(made)).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
  });
});

test('every searched word of a heading is one of the heading’s prefixes', () => {
  check(text, (made) => {
    const prefixes = new Set(prefixesOf(made));
    for (const word of searchedWords(made).slice(0, 3)) expect(prefixes).toContain(word);
  });
});
