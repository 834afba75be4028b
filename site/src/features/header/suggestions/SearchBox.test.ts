// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const mountSuggestions = vi.fn();
/** Loads of the suggestions' script. */
let loads = 0;
let isDown = false;
let SearchBox: typeof import('./SearchBox.ts').SearchBox;
const FACTS = { currency: 'INR' };

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./mount-suggestions.tsx', () => ({
    get mountSuggestions() {
      loads += 1;
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return mountSuggestions;
    },
  }));
  ({ SearchBox } = await import('./SearchBox.ts'));
});
afterAll(() => {
  vi.doUnmock('./mount-suggestions.tsx');
  vi.resetModules();
});
beforeEach(() => {
  mountSuggestions.mockClear();
  [loads, isDown] = [0, false];
  document.body.innerHTML = '<form><input name="q"></form>';
});

const field = () => document.querySelector('input') as HTMLInputElement;
const focus = () => field().dispatchEvent(new Event('focus'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the search field', () => {
  test('loads nothing before it is focused', async () => {
    SearchBox.attach(document.body, FACTS);
    await settled();
    expect(loads).toBe(0);
  });

  test('gets suggestions once, however often it is focused', async () => {
    SearchBox.attach(document.body, FACTS);
    focus();
    focus();
    await expect.poll(() => mountSuggestions.mock.calls).toEqual([[field(), FACTS]]);
    focus();
    await settled();
    expect([loads, mountSuggestions.mock.calls.length]).toEqual([1, 1]);
  });

  test('that had the focus before its script loaded gets suggestions at once', async () => {
    field().focus();
    SearchBox.attach(document.body, FACTS);
    await expect.poll(() => mountSuggestions.mock.calls.length).toBe(1);
  });

  test('tries again at the next focus if they do not load', async () => {
    SearchBox.attach(document.body, FACTS);
    isDown = true;
    focus();
    await expect.poll(() => loads).toBe(1);
    await settled();
    isDown = false;
    focus();
    await expect.poll(() => mountSuggestions.mock.calls.length).toBe(1);
  });

  test('may be missing', () => {
    document.body.innerHTML = '<form></form>';
    expect(() => SearchBox.attach(document.body, FACTS)).not.toThrow();
  });
});
