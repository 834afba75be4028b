import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { savedProductOf } from './shown-product.ts';

const ASIDE = '<aside><img src="/uploads/other.webp"></aside>';

function imageOf(content: string): string | undefined {
  const { document } = new Window();
  document.body.innerHTML = `<div data-product="a" data-title="Lamp" data-path="/product/lamp">${content}<button></button></div>`;
  return savedProductOf(document.querySelector('button') as unknown as Element)?.image;
}

test.each([
  [
    'the smallest file of its first image',
    '<img srcset="/uploads/a-320.webp 320w, /uploads/a.webp 640w">',
    '/uploads/a-320.webp',
  ],
  ['its only file', '<img src="/uploads/a.webp">', '/uploads/a.webp'],
  ['none, where it has none and others stand beside it', '', ''],
])('of a product is saved %s', (_, content, image) => {
  expect(imageOf(content + ASIDE)).toBe(image);
});
