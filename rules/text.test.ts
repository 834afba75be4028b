import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';
import { broken, checkText, cleanText, escapeHtml, excerpts, inOneForm } from './text.ts';

const RULES = { maxLength: 5 };

test.each<[text: unknown, fault: string | false]>([
  ['four', false],
  ['12345', false],
  ['  12345  ', false],
  ['123456', 'Name must be at most 5 characters'],
  ['', 'Name is required'],
  [' \n ', 'Name is required'],
  [undefined, 'Name is required'],
  [12, 'Name is required'],
  ['\u200b\u2800', 'Name is required'],
  ['a\u200bb', false],
  ['1234\u200d5', false],
  ['a\ud800', 'Name has unreadable characters. Enter it again'],
  ['a\ufffd', 'Name has unreadable characters. Enter it again'],
  ['a\tb', 'Name must not contain control characters'],
  ['a\u0007b', 'Name must not contain control characters'],
])('the name %j has the fault %j', (text, fault) => {
  expect(said(checkText('Name', text, RULES))).toBe(fault);
});

test.each([
  ['a\r\nb', false],
  ['a\tb', false],
  ['a\u0007b', 'Text must not contain control characters'],
  ['a\u009fb', 'Text must not contain control characters'],
])('of a text with lines %j has the fault %j', (text, fault) => {
  expect(said(checkText('Text', text, { ...RULES, hasLines: true }))).toBe(fault);
});

test.each([
  [' e\u0301 ', 'é'],
  ['\u00a0a b\n', 'a b'],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['Asha \u202eoaR\u2066 \u2069', 'Asha oaR'],
  ['e\u202d\u0301', 'é'],
  ['Asha\u200e R\u200fa\u061co\u200b\u2060\ufeff', 'Asha Rao'],
  ['As\u200dha\u200c R\u200dao\u200d', 'Asha Rao'],
  ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
  ['\u0d28\u0d4d\u200d', '\u0d28\u0d4d\u200d'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['\u0915\u200d\u200d\u0915', '\u0915\u200d\u0915'],
  ['\u0915\u200d', '\u0915'],
  ['👩🏽\u200d🚀 👨\u200d👩\u200d👧', '👩🏽\u200d🚀 👨\u200d👩\u200d👧'],
  [null, ''],
  [['a'], ''],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test.each([
  ['letters', 'e\u0301'.repeat(25_000), 'é'.repeat(25_000)],
  ['marks in the wrong order', `a${'\u0315'.repeat(25_000)}${'\u0323'.repeat(25_000)}`, null],
  ['marks by turns', `a${'\u0315\u0323'.repeat(25_000)}`, null],
  ['letters with many marks', `a${'\u0315'.repeat(200)}`.repeat(250), null],
])('a request full of %s takes the processor a moment', (_, text, kept) => {
  const before = process.cpuUsage();
  for (const form of ['NFC', 'NFKC'] as const) expect(inOneForm(text, form)).toBe(kept ?? text);
  const { user } = process.cpuUsage(before);
  // Without the shortcut it takes seconds.
  expect(user / 1_000).toBeLessThan(1_000);
});

test('only broken rules are reported, in their order', () => {
  const faults = broken({ b: 'B is required', a: false, c: 'C is required' });
  expect(Object.entries(faults)).toEqual([
    ['b', 'B is required'],
    ['c', 'C is required'],
  ]);
});

describe('two long texts', () => {
  const same = 'word '.repeat(200);

  test('are cut to the place where they differ', () => {
    const { before, after } = excerpts(`${same}old end`, `${same}new end`);
    expect(before).toMatch(/^…(?:word|ord|rd|d)? ?(word )*old end$/);
    expect(after).toMatch(/new end$/);
    expect(after?.length).toBeLessThan(60);
  });

  test('end with an ellipsis if more follows', () => {
    const { before, after } = excerpts(`a${same}`, null);
    expect(before).toHaveLength(401);
    expect(before?.endsWith('…')).toBe(true);
    expect(after).toBeNull();
  });

  test.each<[string, string | null, string | null]>([
    ['are short', 'Red shoe', 'Red shawl'],
    ['are as long as what is shown', `${'x'.repeat(399)}a`, `${'x'.repeat(399)}b`],
    ['are not there', null, null],
    ['are new', null, 'Red shawl'],
    ['are empty now', 'Red shoe', ''],
  ])('that %s stay whole', (_, before, after) => {
    expect(excerpts(before, after)).toEqual({ before, after });
  });

  test.each<[string, [string, string], [string, string]]>([
    [
      'begin 40 characters before it',
      ['x'.repeat(400), `${'x'.repeat(400)}y`],
      ['x'.repeat(40), `${'x'.repeat(40)}y`],
    ],
    [
      'are the same but for what was cut off',
      ['x'.repeat(500), 'x'.repeat(450)],
      ['x'.repeat(90), 'x'.repeat(40)],
    ],
  ])('%s', (_, [before, after], [shownBefore, shownAfter]) => {
    expect(excerpts(before, after)).toEqual({ before: `…${shownBefore}`, after: `…${shownAfter}` });
  });

  test('have an ellipsis only if something is left out', () => {
    expect(excerpts('a', `b${'x'.repeat(399)}`)).toEqual({ before: 'a', after: `b${'x'.repeat(399)}` });
    expect(excerpts('a', `b${'x'.repeat(400)}`)).toEqual({ before: 'a', after: `b${'x'.repeat(399)}…` });
    const differ = (place: number) => `${'x'.repeat(place)}${'y'.repeat(500 - place)}`;
    expect(excerpts(differ(40), differ(41)).before).toBe(`${differ(40).slice(0, 400)}…`);
    expect(excerpts(differ(41), differ(42)).before).toBe(`…${differ(41).slice(1, 401)}…`);
  });
});

test('a text is escaped for elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;R&#38;D&#60;/a&#62;',
  );
});
