import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedProducts } from './saved-products.ts';

const idOf = (letter: string) => letter.repeat(24);
const product = (letter: string) => ({
  id: idOf(letter),
  title: letter,
  path: `/product/${letter}`,
  image: '',
});

let list: SavedProducts;
const letters = () =>
  list
    .read()
    .map(({ title }) => title)
    .join('');
const save = (...all: string[]) => {
  for (const letter of all) list.add(product(letter));
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('StorageEvent', class extends Event {});
  vi.stubGlobal('dispatchEvent', () => true);
  list = new SavedProducts('compare', 4);
});

afterEach(() => vi.unstubAllGlobals());

test('a removed product is restored at its position, with products saved since', () => {
  save('a', 'b', 'c');
  const undo = list.remove(idOf('b'));
  expect(letters()).toBe('ac');
  save('d');
  undo();
  expect(letters()).toBe('abcd');
  undo();
  expect(letters()).toBe('abcd');
});

test('removing a missing product, and undoing that, changes nothing', () => {
  save('a', 'b');
  list.remove(idOf('c'))();
  expect(letters()).toBe('ab');
});

test('a replaced product leaves its position, or none if another tab has removed it', () => {
  save('a', 'b', 'c', 'd');
  list.replace(idOf('b'), product('e'));
  expect(letters()).toBe('aecd');
  list.replace(idOf('c'), product('a'));
  expect(letters()).toBe('ead');
  list.replace(idOf('b'), product('f'));
  expect(letters()).toBe('eadf');
});
