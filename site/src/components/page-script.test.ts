// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageStarted, say, setShown, takeSubmit } from './page-script.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<h1>Cart</h1><p id="not-started"></p><p data-said></p>
    <div id="part"><button id="inside"></button></div><button id="outside"></button>`;
});

describe('a part of the page', () => {
  test('is hidden and shown', () => {
    setShown(find('#part'), false);
    expect(find('#part').hidden).toBe(true);
    setShown(find('#part'), true);
    expect(find('#part').hidden).toBe(false);
  });

  test('that is hidden with the focus in it gives it to the heading', () => {
    find('#inside').focus();
    setShown(find('#part'), false);
    expect(document.activeElement).toBe(find('h1'));
    expect(find('h1').getAttribute('tabindex')).toBe('-1');
  });

  test('that is hidden with the focus in it gives it to the next part', () => {
    find('#inside').focus();
    setShown(find('#part'), false, () => find('#outside'));
    expect(document.activeElement).toBe(find('#outside'));
  });

  test('that is hidden gives the focus to the heading if there is no next part', () => {
    find('#inside').focus();
    setShown(find('#part'), false, () => null);
    expect(document.activeElement).toBe(find('h1'));
  });

  test.each([true, false])('leaves a focus elsewhere where it is. Shown: %s', (isShown) => {
    find('#outside').focus();
    const next = vi.fn(() => find('#inside'));
    setShown(find('#part'), isShown, next);
    expect(document.activeElement).toBe(find('#outside'));
    expect(next).not.toHaveBeenCalled();
    expect(find('h1').hasAttribute('tabindex')).toBe(false);
  });

  test('that stays shown keeps the focus', () => {
    find('#inside').focus();
    setShown(find('#part'), true);
    expect(document.activeElement).toBe(find('#inside'));
  });

  test('is hidden on a page without a heading too', () => {
    find('h1').remove();
    find('#inside').focus();
    setShown(find('#part'), false);
    expect(find('#part').hidden).toBe(true);
  });
});

test('a started page no longer says that it did not start', () => {
  pageStarted();
  expect(find('#not-started')).toBeNull();
  expect(pageStarted).not.toThrow();
});

test('a form that a script submits reaches neither the browser nor the page', () => {
  const hear = vi.fn();
  document.body.addEventListener('submit', hear, { once: true });
  find('#part').addEventListener('submit', takeSubmit);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('#inside').dispatchEvent(event);
  expect([event.defaultPrevented, hear.mock.calls.length]).toEqual([true, 0]);
});

test('a text is said where screen readers listen, and nowhere else', () => {
  say('Removed');
  expect(find('[data-said]').textContent).toBe('Removed');
  find('[data-said]').remove();
  expect(() => say('Again')).not.toThrow();
});
