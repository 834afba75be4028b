import { expect, test } from 'vitest';
import { type Conflict, contestedFields, inKnownCategory, merge } from './conflict.ts';
import type { FormContent, SavedContent } from './form-state.ts';
import { type FormImage, storedImages } from './image-list.ts';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const row = (...ids: string[]) => storedImages(ids.map((id) => ({ id, alt: id, thumbnailUrl: `/${id}` })));
const FILE: FormImage = { kind: 'new', key: 'new', name: 'new.png', file: new File([], 'new.png') };

const SAVED: SavedContent = {
  draft: { ...EMPTY_DRAFT, title: 'Bag', regularPrice: '100', sellingPrice: '50' },
  images: row('a', 'b'),
  version: 1,
};

interface Changes {
  mine?: Partial<ProductDraft>;
  theirs?: Partial<ProductDraft>;
  myImages?: FormImage[];
  theirImages?: FormImage[];
}

function conflict({ mine, theirs, myImages, theirImages }: Changes): Conflict {
  return {
    saved: SAVED,
    mine: { draft: { ...SAVED.draft, ...mine }, images: myImages ?? SAVED.images },
    theirs: { draft: { ...SAVED.draft, ...theirs }, images: theirImages ?? SAVED.images, version: 2 },
  };
}

const titleOf = ({ draft }: FormContent) => draft.title;
const idsOf = ({ images }: FormContent) =>
  images.map((image) => (image.kind === 'stored' ? image.id : image.name));

test.each<[string, Changes, ReturnType<typeof contestedFields>]>([
  ['only mine', { mine: { title: 'Sack' } }, []],
  ['only theirs', { theirs: { title: 'Sack' } }, [{ field: 'title', isMine: false }]],
  ['both', { mine: { title: 'Sack' }, theirs: { title: 'Tote' } }, [{ field: 'title', isMine: true }]],
  ['the same in both', { mine: { title: 'Sack' }, theirs: { title: 'Sack' } }, []],
  ['their order', { theirImages: row('b', 'a') }, [{ field: 'images', isMine: false }]],
  [
    'both rows',
    { myImages: [...SAVED.images, FILE], theirImages: row('a') },
    [{ field: 'images', isMine: true }],
  ],
])('changed by %s: %o contests %o', (_, changes, contested) => {
  expect(contestedFields(conflict(changes))).toEqual(contested);
});

test('what is not contested stays as I have it', () => {
  const merged = merge(conflict({ mine: { title: 'Sack' }, theirs: { regularPrice: '90' } }), new Set());
  expect(merged.draft).toMatchObject({ title: 'Sack', regularPrice: '90', sellingPrice: '50' });
});

test('a contested field is as was chosen', () => {
  const contested = conflict({ mine: { title: 'Sack' }, theirs: { title: 'Tote' } });
  expect(titleOf(merge(contested, new Set(['title'])))).toBe('Sack');
  expect(titleOf(merge(contested, new Set()))).toBe('Tote');
});

test('my row is kept without the pictures that are gone, with the files that are new', () => {
  const contested = conflict({ myImages: [FILE, ...row('b', 'a')], theirImages: row('a', 'c') });
  expect(idsOf(merge(contested, new Set(['images'])))).toEqual(['new.png', 'a']);
  expect(idsOf(merge(contested, new Set()))).toEqual(['a', 'c']);
});

test.each([
  ['a category that there is', [{ id: 'c' }], 'c'],
  ['a deleted category', [{ id: 'd' }], ''],
  ['a category, while none is known yet', undefined, 'c'],
])('%s: of %o the form has "%s"', (_, known, categoryId) => {
  const saved = { ...SAVED, draft: { ...SAVED.draft, categoryId: 'c' } };
  expect(inKnownCategory(saved, known).draft.categoryId).toBe(categoryId);
});
