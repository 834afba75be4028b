import { SAMPLE_CONTENT as SAMPLE } from '@mela/rules/content/sample-content.ts';
import { describe, expect, test } from 'vitest';
import { conflictingParts, mergeParts } from './content-conflict.ts';
import { emptyValue, hasShortRows, isSame, keyOf, move, setIn, toInput, withKeys } from './content-draft.ts';
import { CONTENT_FORM } from './content-form.ts';
import { errorsOf } from './content-rules.ts';

const partOf = (section: 'topBar' | 'help', name: string) => new Map(CONTENT_FORM[section].fields).get(name);
const PHOTO = new File(['x'], 'stall.png', { type: 'image/png' });
const [slide] = SAMPLE.slides;

describe('a draft', () => {
  test('changes at the given path only', () => {
    const before = { list: [{ a: 1 }, { a: 2 }], other: {} };
    const after = setIn(before, ['list', 1, 'a'], 3) as typeof before;
    expect(after).toEqual({ list: [{ a: 1 }, { a: 3 }], other: {} });
    expect(after.list[0]).toBe(before.list[0]);
  });

  test('has keys that stay with the items and are never sent', () => {
    const draft = withKeys(SAMPLE.slides);
    const keys = draft.map(keyOf);
    expect(new Set(keys).size).toBe(3);
    const edited = setIn(draft, [0, 'title'], 'Other') as unknown[];
    expect(move(edited, 0, 2).map(keyOf)).toEqual([keys[1], keys[2], keys[0]]);
    expect(isSame(draft, SAMPLE.slides)).toBe(true);
    expect(JSON.stringify(draft)).toBe(JSON.stringify(SAMPLE.slides));
  });

  test('is unchanged when an item would be moved out of the list', () => {
    expect([move(['a', 'b'], 0, -1), move(['a', 'b'], 1, 2)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('with a new image is validated and counts as changed, and is sent with the file', () => {
    const draft = [{ ...slide, image: { upload: PHOTO, alt: 'A stall' } }, slide];
    expect(errorsOf('slides', draft)).toEqual({});
    expect(isSame(draft, draft)).toBe(false);
    expect(toInput(draft)).toEqual({
      value: [{ ...slide, image: { upload: 0, alt: 'A stall' } }, slide],
      images: [PHOTO],
    });
  });

  test('names the first error of each field by its path', () => {
    expect(errorsOf('topBar', { promotion: '', messages: [{ text: '', link: 'x', linkText: '' }] })).toEqual({
      'messages.0.text': 'Message is required',
      'messages.0.link': expect.stringContaining('Link must be a path such as /shop'),
    });
    expect(errorsOf('slides', [{ ...slide, image: null }])).toEqual({ '0.image': 'Image: choose an image' });
  });
});

test('a new item has every field of its kind, all empty', () => {
  const item = CONTENT_FORM.deals.item;
  expect(item && JSON.parse(JSON.stringify(emptyValue(item)))).toEqual({
    title: '',
    text: '',
    endsAt: '',
    action: '',
    link: '',
    image: null,
    group: 'women',
  });
});

test.each([
  ['topBar.messages', partOf('topBar', 'messages'), true],
  ['features', CONTENT_FORM.features, true],
  ['slides', CONTENT_FORM.slides, false],
  ['help.questions', partOf('help', 'questions'), false],
] as const)('the items of %s are rows or fold: %#', (_name, list, isShort) => {
  expect(list && hasShortRows(list)).toBe(isShort);
});

describe('a conflict', () => {
  const base = SAMPLE.shop;
  const conflict = {
    section: 'shop',
    base,
    localVersion: { ...base, name: 'Mine', hours: 'Always' },
    serverVersion: { ...base, name: 'Theirs', phone: '+91 1', hours: 'Always' },
  } as const;

  test('only concerns values that the other operator changed and that differ from the form', () => {
    expect(conflictingParts(conflict)).toEqual([
      { name: 'name', mine: 'Mine', theirs: 'Theirs', isChangedLocally: true },
      { name: 'phone', mine: base.phone, theirs: '+91 1', isChangedLocally: false },
    ]);
  });

  test('is resolved part by part', () => {
    expect(mergeParts(conflict, new Set(['name']))).toEqual({ ...conflict.localVersion, phone: '+91 1' });
  });

  test('of a list concerns the whole list', () => {
    const lists = { section: 'features', base: [], localVersion: [1], serverVersion: [2] } as const;
    expect(conflictingParts(lists)).toMatchObject([{ name: '', mine: [1], theirs: [2] }]);
    expect([mergeParts(lists, new Set([''])), mergeParts(lists, new Set())]).toEqual([[1], [2]]);
  });
});
