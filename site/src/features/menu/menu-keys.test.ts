// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeOnLeaving, walkByKey } from './menu-keys.ts';

let menu: HTMLElement;
let controller: AbortController;
const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;
const group = (name: string) => find<HTMLDetailsElement>(`#${name}`);

beforeEach(() => {
  document.body.innerHTML = `<nav><ul class="menu">
    <li><a id="home" href="/">Home</a></li>
    <li><details id="men"><summary id="men-entry">Men</summary>
      <ul class="menu__items"><li><a id="shirts" href="/s">Shirts</a></li><li><a id="shoes" href="/h">Shoes</a></li></ul></details></li>
    <li><details id="more"><summary id="more-entry">More</summary>
      <ul class="menu__items"><li><details id="inner"><summary id="inner-entry">Kids</summary><ul><li><a id="toys" href="/t">Toys</a></li></ul></details></li>
      <li><a id="sale" href="/sale">Sale</a></li></ul></details></li>
  </ul></nav><button id="elsewhere"></button>`;
  menu = find('nav');
  controller = new AbortController();
  for (const entry of menu.querySelectorAll('a, summary')) {
    Object.assign(entry, { checkVisibility: () => true, tabIndex: 0 });
  }
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

function press(from: string, key: string): boolean {
  const target = find(`#${from}`);
  target.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('keyboard navigation of the menu', () => {
  beforeEach(() => walkByKey(menu, controller.signal));

  test.each([
    ['home', 'ArrowRight', 'men-entry'],
    ['men-entry', 'ArrowRight', 'more-entry'],
    ['more-entry', 'ArrowRight', 'home'],
    ['home', 'ArrowLeft', 'more-entry'],
    ['men-entry', 'ArrowLeft', 'home'],
    ['shirts', 'ArrowRight', 'more-entry'],
    ['shirts', 'ArrowLeft', 'home'],
    ['men-entry', 'ArrowDown', 'shirts'],
    ['shirts', 'ArrowDown', 'shoes'],
    ['shoes', 'ArrowDown', 'shirts'],
    ['men-entry', 'ArrowUp', 'shoes'],
    ['shirts', 'ArrowUp', 'shoes'],
    ['shoes', 'ArrowUp', 'shirts'],
    ['shoes', 'Home', 'shirts'],
    ['shirts', 'End', 'shoes'],
    ['more-entry', 'ArrowDown', 'inner-entry'],
    ['inner-entry', 'ArrowDown', 'sale'],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(press(from, key)).toBe(true);
    expect(document.activeElement?.id).toBe(to);
  });

  test('includes the items of a nested entry once that is open', () => {
    find<HTMLDetailsElement>('#inner').open = true;
    press('inner-entry', 'ArrowDown');
    expect(document.activeElement?.id).toBe('toys');
  });

  test.each([
    ['men-entry', 'Home'],
    ['men-entry', 'End'],
    ['home', 'ArrowDown'],
    ['shirts', 'Enter'],
    ['men-entry', 'a'],
  ])('from %s, %s is left to the browser', (from, key) => {
    expect(press(from, key)).toBe(false);
    expect(document.activeElement?.id).toBe(from);
  });

  test('opens an entry’s items, and not the entry itself', () => {
    press('home', 'ArrowRight');
    expect(group('men').open).toBe(false);
    press('men-entry', 'ArrowDown');
    expect(group('men').open).toBe(true);
  });

  test('skips entries that do not fit into the bar', () => {
    Object.assign(find('#men-entry'), { checkVisibility: () => false });
    press('home', 'ArrowRight');
    expect(document.activeElement?.id).toBe('more-entry');
  });

  test('ends with its signal', () => {
    controller.abort();
    expect(press('home', 'ArrowRight')).toBe(false);
  });
});

describe('an open entry', () => {
  beforeEach(() => {
    closeOnLeaving(menu, controller.signal);
    group('men').open = true;
  });
  const happens = (type: string, at: string) => find(at).dispatchEvent(new Event(type, { bubbles: true }));

  test.each(['pointerdown', 'focusin'])(
    'closes when a %s is elsewhere, and stays when it is inside',
    (type) => {
      happens(type, '#shirts');
      expect(group('men').open).toBe(true);
      happens(type, '#elsewhere');
      expect(group('men').open).toBe(false);
    },
  );

  test('closes on Escape from anywhere, and takes the focus only from within', () => {
    press('elsewhere', 'Escape');
    expect([group('men').open, document.activeElement?.id]).toEqual([false, 'elsewhere']);
    group('men').open = true;
    press('shirts', 'Escape');
    expect([group('men').open, document.activeElement?.id]).toEqual([false, 'men-entry']);
  });

  test('stays on other keys', () => {
    press('shirts', 'Tab');
    expect(group('men').open).toBe(true);
  });

  test('is left alone after the signal', () => {
    controller.abort();
    happens('pointerdown', '#elsewhere');
    press('elsewhere', 'Escape');
    expect(group('men').open).toBe(true);
  });
});
