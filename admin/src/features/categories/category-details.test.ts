import { expect, test } from 'vitest';
import { type CategoryDetails, detailsInput, rebase } from './category-details.ts';

const IMAGE = { src: '/uploads/a.webp', thumbnail: '/uploads/a-320.webp', width: 8, height: 9, alt: '' };
const BASE: CategoryDetails = {
  ...{ handle: 'shawls', parentId: '1', description: 'Warm.', image: IMAGE },
  ...{ seoTitle: '', seoDescription: 'Woven by hand' },
};
const FILE = new File(['x'], 'x.png', { type: 'image/png' });

test.each<[string, Partial<CategoryDetails>, object]>([
  ['nothing', {}, {}],
  ['a handle', { handle: ' stoles ' }, { handle: 'stoles' }],
  ['no handle', { handle: '' }, { handle: null }],
  ['another parent', { parentId: '2' }, { parentId: '2' }],
  ['no parent', { parentId: '' }, { parentId: null }],
  ['no description', { description: ' ' }, { description: null }],
  ['an SEO title', { seoTitle: ' Shawls ' }, { seoTitle: 'Shawls' }],
  ['no SEO description', { seoDescription: '' }, { seoDescription: null }],
  ['no image', { image: null }, { image: null }],
  ['what the image shows', { image: { ...IMAGE, alt: 'A shawl' } }, { imageAlt: 'A shawl' }],
  ['an equal image', { image: { ...IMAGE } }, {}],
  ['a new image', { image: { upload: FILE, alt: '' } }, { image: FILE, imageAlt: null }],
])('%s is what is sent of a change of it', (_, change, input) => {
  expect(detailsInput({ base: BASE, draft: { ...BASE, ...change } })).toEqual(input);
});

test('fields that were not changed here take the other operator’s values', () => {
  const server = { ...BASE, handle: 'pashminas', description: 'Light.', image: null };
  const draft = { ...BASE, description: 'Soft.', parentId: '2' };
  expect(rebase({ base: BASE, draft }, server)).toEqual({
    form: { base: server, draft: { ...server, description: 'Soft.', parentId: '2' } },
    replaced: ['description'],
  });
});

test('when both made the same change, nothing is replaced', () => {
  const both = { ...BASE, parentId: '' };
  expect(rebase({ base: BASE, draft: both }, both).replaced).toEqual([]);
});
