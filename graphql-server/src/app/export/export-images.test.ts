import { expect, test } from 'vitest';
import { ExportedImages } from './export-images.ts';

const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];

test('each image on a page has three files, and a JPEG copy if a page names it for link previews', () => {
  const images = new ExportedImages();
  images.note(Buffer.from(`<img src="/uploads/${ONE}-640.webp"><img src="/uploads/${ONE}.webp">`));
  images.note(
    Buffer.from(`<meta content="https://shop.example/uploads/${OTHER}-1200.jpg"> /uploads/${OTHER}`),
  );
  const files = [ONE, OTHER].flatMap((hash) => [`${hash}.webp`, `${hash}-640.webp`, `${hash}-320.webp`]);
  expect([...images.files()]).toEqual([...files, `${OTHER}-1200.jpg`]);
});

test('other addresses below the path of images are ignored', () => {
  const images = new ExportedImages();
  images.note(
    Buffer.from(
      `/uploads/ /uploads/${ONE.slice(1)}- /uploads/${ONE.toUpperCase()}.webp /uploads/${ONE.slice(2)}`,
    ),
  );
  expect([...images.files()]).toEqual([]);
});
