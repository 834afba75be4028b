import { expect, test } from 'vitest';
import { joinLayers } from './join-layers.ts';

test('adjacent files of one layer become one block of it', () => {
  const files = [
    '@layer pages{.a{top:0}}',
    '@layer pages{@media print{.b{top:0}}}',
    '@layer pages{.c{top:0}}',
  ];
  expect(joinLayers(files.join('\n'))).toBe('@layer pages{.a{top:0}@media print{.b{top:0}}.c{top:0}}');
});

test.each([
  ['another layer', '@layer base{.a{top:0}}\n@layer pages{.b{top:0}}'],
  [
    'a file that goes on after its layer',
    '@layer pages{.a{top:0}}@media print{.b{top:0}}\n@layer pages{.c{top:0}}',
  ],
  ['rules of no layer', '@layer pages{.a{top:0}}\n.b{top:0}'],
])('%s stays apart', (_, css) => {
  expect(joinLayers(css)).toBe(css.replaceAll('\n', ''));
});
