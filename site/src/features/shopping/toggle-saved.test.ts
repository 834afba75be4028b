// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compared, type SavedProduct, wishlist } from './saved-products.ts';
import { toggleCompared, toggleWish } from './toggle-saved.ts';

const productOf = (place: number): SavedProduct => ({
  ...{
    id: place.toString(16).padStart(24, '0'),
    title: `Lamp ${place}`,
    path: `/product/${place}`,
    image: '',
  },
});
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [1, 2, 3, 4, 5].map(productOf) as [
  SavedProduct,
  SavedProduct,
  SavedProduct,
  SavedProduct,
  SavedProduct,
];
const titles = (list: typeof wishlist) => list.read().map(({ title }) => title);
const notices = () => document.querySelectorAll('.notice');
const notice = () => document.querySelector('.notice')?.firstChild?.textContent;
const action = () => document.querySelector<HTMLElement>('.notice :is(a, button)');
const dialog = () => document.querySelector('dialog');
const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    ({ textContent }) => textContent === text,
  );

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  HTMLElement.prototype.showPopover ??= () => {};
});

describe.each([
  ['wishlist', toggleWish, wishlist, '/wishlist', 'your wishlist', 'View wishlist'],
  ['comparison', toggleCompared, compared, '/compare', 'your comparison', 'View comparison'],
])('a product pressed for the %s', (_, toggle, list, path, name, view) => {
  test('is saved, with a link to the list', () => {
    toggle(FIRST);
    expect(titles(list)).toEqual(['Lamp 1']);
    expect([notice(), action()?.textContent, action()?.getAttribute('href')]).toEqual([
      ...[`Added Lamp 1 to ${name}.`, view, path],
    ]);
  });

  test('twice is removed, and Undo restores it to its place', () => {
    toggle(FIRST);
    toggle(SECOND);
    toggle(FIRST);
    expect(titles(list)).toEqual(['Lamp 2']);
    expect([notices().length, notice(), action()?.textContent]).toEqual([
      1,
      `Removed Lamp 1 from ${name}.`,
      'Undo',
    ]);
    action()?.click();
    expect(titles(list)).toEqual(['Lamp 1', 'Lamp 2']);
    expect(notices()).toHaveLength(0);
  });
});

describe('a fifth product to compare', () => {
  const fill = () => {
    for (const product of [FIRST, SECOND, THIRD, FOURTH]) toggleCompared(product);
    toggleCompared(FIFTH);
  };

  test('asks which one it should replace', () => {
    fill();
    expect(titles(compared)).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3', 'Lamp 4']);
    expect(dialog()?.open).toBe(true);
    expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'You can compare at most 4 products',
    );
    expect(dialog()?.querySelector('p')?.textContent).toBe('Which one should Lamp 5 replace?');
    expect(Array.from(document.querySelectorAll('dialog button'), ({ textContent }) => textContent)).toEqual([
      ...['Replace Lamp 1', 'Replace Lamp 2', 'Replace Lamp 3', 'Replace Lamp 4', 'Cancel'],
    ]);
  });

  test('takes the place of the chosen one', () => {
    fill();
    button('Replace Lamp 2')?.click();
    expect(titles(compared)).toEqual(['Lamp 1', 'Lamp 5', 'Lamp 3', 'Lamp 4']);
    expect([dialog(), notice()]).toEqual([null, 'Added Lamp 5 to your comparison.']);
  });

  test('closes the dialog before it is saved, so that the focus returns', () => {
    fill();
    const opened = dialog();
    const replace = vi.spyOn(compared, 'replace').mockImplementation(() => {
      expect(opened?.open).toBe(false);
    });
    button('Replace Lamp 2')?.click();
    expect(replace).toHaveBeenCalledOnce();
    replace.mockRestore();
  });

  test.each<[string, () => unknown]>([
    ['Cancel', () => button('Cancel')?.click()],
    ['closing the dialog', () => dialog()?.close()],
  ])('changes nothing after %s', (_, cancel) => {
    fill();
    const said = notice();
    cancel();
    expect(titles(compared)).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3', 'Lamp 4']);
    expect([dialog(), notice()]).toEqual([null, said]);
  });

  test('is added if another tab has emptied the list', () => {
    fill();
    compared.write([]);
    button('Replace Lamp 2')?.click();
    expect(titles(compared)).toEqual(['Lamp 5']);
  });
});
