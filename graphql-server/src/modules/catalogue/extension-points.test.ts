import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { expect, test } from 'vitest';
import { assertProductFields } from './extension-points.ts';

const field = (module: string, name: string): DeclaredField => ({
  module,
  name,
  label: 'Made up',
  type: 'TEXT',
});

test.each(['', 'a.b', '$set', '__proto__', 'a b', 'x'.repeat(51)])('a field cannot be called %j', (name) => {
  expect(() => assertProductFields([field('made-up', name)])).toThrow('cannot be called');
  expect(() => assertProductFields([field(name, 'text')])).toThrow('cannot be called');
});

test('two modules may have fields of one name, and one module may not', () => {
  expect(() => assertProductFields([field('one', 'text'), field('other', 'text')])).not.toThrow();
  expect(() => assertProductFields([field('one', 'text'), field('one', 'text')])).toThrow('declared twice');
});
