// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isHeadedFor, openOnHover } from './hover-intent.ts';

const BOX = { left: 100, right: 500, top: 120 };

test.each([
  ['straight down into it', { x: 150, y: 90 }, { x: 150, y: 95 }, true],
  ['straight down along its left edge', { x: 100, y: 90 }, { x: 100, y: 95 }, true],
  ['straight down along its right edge', { x: 500, y: 90 }, { x: 500, y: 95 }, true],
  ['down to its far corner, over another entry', { x: 150, y: 80 }, { x: 220, y: 90 }, true],
  ['beside it', { x: 480, y: 80 }, { x: 520, y: 90 }, false],
  ['along the menu', { x: 150, y: 90 }, { x: 220, y: 90 }, false],
  ['nowhere', { x: 150, y: 90 }, { x: 150, y: 90 }, false],
  ['up and away', { x: 150, y: 90 }, { x: 180, y: 60 }, false],
])('a pointer that goes %s', (_way, from, to, expected) => {
  expect(isHeadedFor(BOX, from, to)).toBe(expected);
});

test('a pointer is headed for nothing if nothing is open', () => {
  expect(isHeadedFor(undefined, { x: 0, y: 0 }, { x: 0, y: 1 })).toBe(false);
});

describe('a menu', () => {
  const nav = document.createElement('nav');
  let end: AbortController;
  const part = (selector: string) => nav.querySelector(selector) as HTMLElement;
  const entry = (name: string) => part(`#${name}`) as HTMLDetailsElement;
  const point = (type: string, target: Element, more: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }));
  const openNames = () => [...nav.querySelectorAll('details[open]')].map(({ id }) => id);

  beforeEach(() => {
    vi.useFakeTimers();
    nav.innerHTML = `<ul class="menu">
      <li><a id="home" href="/">Home</a></li>
      ${['women', 'men'].map((name) => `<li><details id="${name}"><summary><span>${name}</span></summary><ul class="menu__items"><li>All</li></ul></details></li>`).join('')}
    </ul>`;
    end = new AbortController();
    openOnHover(nav, end.signal);
  });

  afterEach(() => {
    end.abort();
    vi.useRealTimers();
  });

  test('opens an entry on which a mouse or pen rests for 120 ms', () => {
    point('pointerover', part('#women span'), { pointerType: 'pen' });
    vi.advanceTimersByTime(119);
    expect(openNames()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(openNames()).toEqual(['women']);
  });

  test('opens no entry that is only crossed, touched, or empty', () => {
    point('pointerover', entry('women'));
    vi.advanceTimersByTime(100);
    point('pointerover', part('#home'));
    vi.advanceTimersByTime(1_000);
    point('pointerover', entry('women'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1_000);
    expect(openNames()).toEqual([]);
  });

  test.each([
    ['left', () => point('pointerleave', part('.menu'))],
    ['gone to an entry without a menu', () => point('pointerover', part('#home'))],
  ])('closes 320 ms after the mouse has %s', (_, leave) => {
    entry('women').open = true;
    leave();
    vi.advanceTimersByTime(319);
    expect(openNames()).toEqual(['women']);
    vi.advanceTimersByTime(1);
    expect(openNames()).toEqual([]);
  });

  test('stays open for a mouse that returns, for a finger, and for the keyboard', () => {
    entry('women').open = true;
    point('pointerleave', part('.menu'));
    vi.advanceTimersByTime(300);
    point('pointerover', part('#women .menu__items'));
    vi.advanceTimersByTime(1_000);
    point('pointerleave', part('.menu'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1_000);
    expect(openNames()).toEqual(['women']);
    const find = vi.spyOn(entry('women'), 'querySelector').mockReturnValue(part('#women span'));
    point('pointerleave', part('.menu'));
    vi.advanceTimersByTime(1_000);
    expect(find).toHaveBeenCalledWith(':focus-visible');
    expect(openNames()).toEqual(['women']);
  });

  test('does not open another entry while the mouse is on its way into the open one', () => {
    entry('women').open = true;
    vi.spyOn(part('#women .menu__items'), 'getBoundingClientRect').mockReturnValue(BOX as DOMRect);
    point('pointermove', part('.menu'), { clientX: 150, clientY: 80 });
    point('pointerover', entry('men'), { clientX: 220, clientY: 90 });
    vi.advanceTimersByTime(319);
    expect(entry('men').open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(entry('men').open).toBe(true);
  });

  test('opens another entry at once for a mouse that moves along the menu', () => {
    entry('women').open = true;
    vi.spyOn(part('#women .menu__items'), 'getBoundingClientRect').mockReturnValue(BOX as DOMRect);
    point('pointermove', part('.menu'), { clientX: 150, clientY: 90 });
    point('pointerover', entry('men'), { clientX: 220, clientY: 90 });
    vi.advanceTimersByTime(120);
    expect(entry('men').open).toBe(true);
  });

  test('ignores the click right after the mouse has opened an entry, and closes on the next', () => {
    const click = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      part('#women span').dispatchEvent(event);
      return event.defaultPrevented;
    };
    point('pointerover', entry('women'));
    vi.advanceTimersByTime(120);
    expect([click(), click()]).toEqual([true, false]);
  });

  test.each([
    ['on another entry', '#men span'],
    ['on what is in it', '#women .menu__items li'],
  ])('leaves a click %s as it is', (_, target) => {
    point('pointerover', entry('women'));
    vi.advanceTimersByTime(120);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    part(target).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('closes an entry opened by a click on the next click, even if the mouse rests on it', () => {
    point('pointerover', entry('women'));
    entry('women').open = true;
    vi.advanceTimersByTime(120);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    part('#women span').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('does nothing once it is destroyed', () => {
    point('pointerover', entry('women'));
    end.abort();
    vi.advanceTimersByTime(1_000);
    point('pointerover', entry('men'));
    vi.advanceTimersByTime(1_000);
    expect(openNames()).toEqual([]);
  });

  test('opens the entry under the mouse that hydrated it', () => {
    const find = vi.spyOn(nav, 'querySelector');
    find.mockImplementation((selector: string) =>
      selector.includes(':hover') ? entry2 : Element.prototype.querySelector.call(nav, selector),
    );
    const entry2 = nav.querySelectorAll('details')[1] as HTMLDetailsElement;
    openOnHover(nav, end.signal);
    find.mockRestore();
    vi.advanceTimersByTime(120);
    expect(openNames()).toEqual(['men']);
  });
});
