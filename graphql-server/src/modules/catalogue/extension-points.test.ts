import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { expect, test } from 'vitest';
import { assertProductFields } from './extension-points.ts';

const field = (module: string, name: string): DeclaredField => ({
  module,
  name,
  label: 'Made up',
  type: 'TEXT',
});

test.each(['', 'a.b', '$set', '__proto__', 'a b', 'x'.repeat(51)])('a field name cannot be %j', (name) => {
  expect(() => assertProductFields([field('made-up', name)])).toThrow('cannot be called');
  expect(() => assertProductFields([field(name, 'text')])).toThrow('cannot be called');
});

test('two modules may have fields with the same name, but one module may not', () => {
  expect(() => assertProductFields([field('one', 'text'), field('other', 'text')])).not.toThrow();
  expect(() => assertProductFields([field('one', 'text'), field('one', 'text')])).toThrow('declared twice');
});

test.each(['title', 'name', 'Legal', 'a b', '1st'])('the column of a field cannot be %j', (column) => {
  expect(() => assertProductFields([{ ...field('one', 'text'), column }])).toThrow('cannot have the column');
});

test('two fields cannot have one column', () => {
  const fields = [field('one', 'text'), { ...field('other', 'text'), column: 'one_text' }];
  expect(() => assertProductFields(fields)).toThrow('other/text cannot have the column one_text');
});
