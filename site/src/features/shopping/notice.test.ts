// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from './notice.ts';

const SHOWN_MS = 8_000;
const LINK = { text: 'View cart', link: '/cart' };
const shown = () => Array.from(document.querySelectorAll('.notice'), ({ textContent }) => textContent);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover ??= () => {};
  document.body.innerHTML = '<button id="before"></button><dialog></dialog>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a notice', () => {
  test('is announced, with a link', () => {
    notify('Added Lamp.', LINK);
    expect(shown()).toEqual(['Added Lamp.View cart']);
    expect([
      find('.notice').getAttribute('role') ?? find('.notice').role,
      find('.notice a').getAttribute('href'),
    ]).toEqual([...['status', '/cart']]);
  });

  test('goes after eight seconds', () => {
    notify('Added Lamp.', LINK);
    vi.advanceTimersByTime(SHOWN_MS - 1);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('stays while it is pointed at or focused', () => {
    notify('Added Lamp.', LINK);
    const matches = vi.spyOn(find('.notice'), 'matches').mockReturnValue(true);
    vi.advanceTimersByTime(3 * SHOWN_MS);
    expect(shown()).toHaveLength(1);
    matches.mockReturnValue(false);
    vi.advanceTimersByTime(SHOWN_MS);
    expect(shown()).toEqual([]);
  });

  test('replaces the former one, and has its own eight seconds', () => {
    notify('Added Lamp.', LINK);
    vi.advanceTimersByTime(SHOWN_MS - 1);
    notify('Added Vase.', LINK);
    vi.advanceTimersByTime(SHOWN_MS - 1);
    expect(shown()).toEqual(['Added Vase.View cart']);
  });

  test('is inside an open modal dialog, where it can be reached', () => {
    const dialog = find('dialog');
    const query = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === 'dialog:modal' ? dialog : query(selector),
    );
    notify('Added Lamp.', LINK);
    expect(find('.notice').parentElement).toBe(dialog);
  });
});

describe('the button of a notice', () => {
  const undo = vi.fn();
  const button = () => find('.notice button');
  beforeEach(() => {
    undo.mockClear();
    notify('Removed Lamp.', { text: 'Undo', press: undo });
  });

  test('acts once, and the notice goes', () => {
    button().click();
    expect([undo.mock.calls.length, shown()]).toEqual([1, []]);
  });

  test('returns the focus to where it was', () => {
    find('#before').focus();
    button().dispatchEvent(new FocusEvent('focus', { relatedTarget: find('#before') }));
    button().focus();
    button().dispatchEvent(new FocusEvent('focus', { relatedTarget: find('#before') }));
    button().click();
    expect(document.activeElement).toBe(find('#before'));
  });

  test('pressed without the focus leaves the focus where it is', () => {
    button().dispatchEvent(new FocusEvent('focus', { relatedTarget: find('#before') }));
    const focus = vi.spyOn(find('#before'), 'focus');
    button().click();
    expect(focus).not.toHaveBeenCalled();
  });
});
