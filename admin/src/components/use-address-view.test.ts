import { expect, test } from 'vitest';
import { searchOf, slugOf, valueNamed } from './use-address-view.ts';

const KINDS = ['ORDER_PLACED', 'PASSWORD_RESET', 'NOTED'] as const;

test('each value has an address, and is found by it however it is written', () => {
  expect(KINDS.map(slugOf)).toEqual(['order-placed', 'password-reset', 'noted']);
  for (const kind of KINDS) {
    expect(valueNamed(KINDS, slugOf(kind))).toBe(kind);
    expect(valueNamed(KINDS, kind)).toBe(kind);
  }
});

test.each(['toString', '', null])('%j names no value', (slug) => {
  expect(valueNamed(KINDS, slug)).toBeUndefined();
});

test('an address says what is not as it is at first', () => {
  const filters = { kind: KINDS, webhook: null };
  const view = { search: 'asha', kind: 'ORDER_PLACED', webhook: 'Ab_1', pageSize: 50, after: 'x' };
  expect(`${searchOf(filters, view)}`).toBe('search=asha&kind=order-placed&webhook=Ab_1&after=x&size=50');
  const all = { search: '', kind: undefined, pageSize: 20, after: '' };
  expect(`${searchOf(filters, all)}`).toBe('');
});
