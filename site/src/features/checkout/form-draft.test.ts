// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test('input is restored until it is obsolete', () => {
  keepDraft({ email: 'asha@example.com', isBilledThere: '' });
  expect(readDraft()).toEqual({ email: 'asha@example.com', isBilledThere: '' });
  forgetDraft();
  expect([readDraft(), sessionStorage.getItem('checkout-fields')]).toEqual([{}, null]);
});

test.each(['null', '7', '"text"', '{', '', '{"email":7}', '[]'])(
  'invalid stored input %j is ignored',
  (kept) => {
    sessionStorage.setItem('checkout-fields', kept);
    expect(readDraft()).toEqual(kept === '"text"' ? expect.anything() : {});
  },
);

test('a browser without storage causes no error', () => {
  const fail = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: fail, getItem: fail, removeItem: fail });
  keepDraft({ email: 'a' });
  forgetDraft();
  expect(readDraft()).toEqual({});
});
