import { expect, test } from 'vitest';
import { type Conflict, conflictingFields, merge, withKnownCategory } from './conflict.ts';
import type { FormContent, SavedContent } from './form-state.ts';
import { type FormImage, storedImages } from './image-list.ts';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const stored = (...ids: string[]) =>
  storedImages(
    ids.map((id) => ({ id, alt: id, ownAlt: null, url: `/uploads/${id}.webp`, thumbnailUrl: `/${id}` })),
  );
const FILE: FormImage = { kind: 'new', key: 'new', name: 'new.png', alt: '', file: new File([], 'new.png') };

const BASE: SavedContent = {
  draft: { ...EMPTY_DRAFT, title: 'Bag', regularPrice: '100', sellingPrice: '50' },
  images: stored('a', 'b'),
  version: 1,
};

interface Changes {
  local?: Partial<ProductDraft>;
  server?: Partial<ProductDraft>;
  localImages?: FormImage[];
  serverImages?: FormImage[];
}

function conflict({ local, server, localImages, serverImages }: Changes): Conflict {
  return {
    base: BASE,
    localVersion: { draft: { ...BASE.draft, ...local }, images: localImages ?? BASE.images },
    serverVersion: { draft: { ...BASE.draft, ...server }, images: serverImages ?? BASE.images, version: 2 },
  };
}

const titleOf = ({ draft }: FormContent) => draft.title;
const idsOf = ({ images }: FormContent) =>
  images.map((image) => (image.kind === 'stored' ? image.id : image.name));

test.each<[string, Changes, ReturnType<typeof conflictingFields>]>([
  ['the form only', { local: { title: 'Sack' } }, []],
  ['the server only', { server: { title: 'Sack' } }, [{ field: 'title', isChangedLocally: false }]],
  [
    'both',
    { local: { title: 'Sack' }, server: { title: 'Tote' } },
    [{ field: 'title', isChangedLocally: true }],
  ],
  ['both in the same way', { local: { title: 'Sack' }, server: { title: 'Sack' } }, []],
  [
    'the server: image order',
    { serverImages: stored('b', 'a') },
    [{ field: 'images', isChangedLocally: false }],
  ],
  [
    'theirs: what an image shows',
    { serverImages: BASE.images.map((image) => ({ ...image, alt: 'Front' })) },
    [{ field: 'images', isChangedLocally: false }],
  ],
  [
    'both: images',
    { localImages: [...BASE.images, FILE], serverImages: stored('a') },
    [{ field: 'images', isChangedLocally: true }],
  ],
])('a change in %s: of %o these fields conflict: %o', (_, changes, conflicting) => {
  expect(conflictingFields(conflict(changes))).toEqual(conflicting);
});

test('a field without a conflict keeps the local version', () => {
  const merged = merge(conflict({ local: { title: 'Sack' }, server: { regularPrice: '90' } }), new Set());
  expect(merged.draft).toMatchObject({ title: 'Sack', regularPrice: '90', sellingPrice: '50' });
});

test('a conflicting field gets the chosen version', () => {
  const inTitle = conflict({ local: { title: 'Sack' }, server: { title: 'Tote' } });
  expect(titleOf(merge(inTitle, new Set(['title'])))).toBe('Sack');
  expect(titleOf(merge(inTitle, new Set()))).toBe('Tote');
});

test('local images are kept with new files and without those deleted on the server', () => {
  const inImages = conflict({ localImages: [FILE, ...stored('b', 'a')], serverImages: stored('a', 'c') });
  expect(idsOf(merge(inImages, new Set(['images'])))).toEqual(['new.png', 'a']);
  expect(idsOf(merge(inImages, new Set()))).toEqual(['a', 'c']);
});

test.each([
  ['an existing category', [{ id: 'c' }], 'c'],
  ['a deleted category', [{ id: 'd' }], ''],
  ['a category, before the categories are loaded', undefined, 'c'],
])('%s: of %o the form has "%s"', (_, categories, categoryId) => {
  const saved = { ...BASE, draft: { ...BASE.draft, categoryId: 'c' } };
  expect(withKnownCategory(saved, categories).draft.categoryId).toBe(categoryId);
});
