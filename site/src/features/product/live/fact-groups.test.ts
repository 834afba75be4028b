import { expect, test } from 'vitest';
import { factGroups } from './fact-groups.ts';

const titles = (...names: string[]) =>
  factGroups(names.map((name) => ({ name, value: 'x' }))).map(({ title, facts }) => [
    title,
    ...facts.map(({ name }) => name),
  ]);

test('facts about fabric and a size guide are separate from others, in one order', () => {
  expect(titles('Size guide', 'Wash care', 'Fit', 'Fabric', 'Weight')).toEqual([
    ['Details', 'Fit', 'Weight'],
    ['Fabric and care', 'Wash care', 'Fabric'],
    ['Size guide', 'Size guide'],
  ]);
});

test('without facts there is no group, and a word that contains "fabric" does not count', () => {
  expect(titles()).toEqual([]);
  expect(titles('Carex', 'Size guides')).toEqual([['Details', 'Carex', 'Size guides']]);
});
