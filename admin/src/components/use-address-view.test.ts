import { expect, test } from 'vitest';
import { searchOf, slugOf, valueNamed } from './use-address-view.ts';

const KINDS = ['ORDER_PLACED', 'PASSWORD_RESET', 'NOTED'] as const;

test('each value has an address, and is found by it in any spelling', () => {
  expect(KINDS.map(slugOf)).toEqual(['order-placed', 'password-reset', 'noted']);
  for (const kind of KINDS) {
    expect(valueNamed(KINDS, slugOf(kind))).toBe(kind);
    expect(valueNamed(KINDS, kind)).toBe(kind);
  }
});

test.each(['toString', '', null])('%j matches no value', (slug) => {
  expect(valueNamed(KINDS, slug)).toBeUndefined();
});

test('the address contains only the values that differ from the defaults', () => {
  const filters = { kind: KINDS, webhook: null };
  const view = { search: 'asha', kind: 'ORDER_PLACED', webhook: 'Ab_1', pageSize: 50, after: 'x' };
  expect(`${searchOf(filters, view)}`).toBe('search=asha&kind=order-placed&webhook=Ab_1&after=x&size=50');
  const all = { search: '', kind: undefined, pageSize: 20, after: '' };
  expect(`${searchOf(filters, all)}`).toBe('');
});
