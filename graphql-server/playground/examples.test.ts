import {
  buildSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example, fillIn, GROUPS } from './examples.ts';
import { NEWEST_QUERY, newestOf } from './newest.ts';
import welcome from './welcome.graphql?raw';

const definitions = import.meta.glob<string>(['../src/app/graphql/*.graphql', '../src/modules/*/*.graphql'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const schema = buildSchema(Object.values(definitions).join('\n'));
const variableFiles = Object.keys(import.meta.glob('./examples/*/*.jsonc'));

const CATEGORY = { id: 'c'.repeat(24), name: 'Sarees "new"\nand old' };
const PRODUCT = {
  id: 'd'.repeat(24),
  title: 'A silk saree',
  sellingPrice: 4499.55,
  version: 7,
  images: [{ id: 'first' }, { id: 'second' }, { id: 'third' }],
};
const NEWEST = newestOf(CATEGORY, PRODUCT, 'abc');

function operation(source: string): OperationDefinitionNode {
  const [definition, ...more] = parse(source).definitions;
  expect(more).toEqual([]);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This is not an operation');
  return definition;
}

function filledIn(name: string, newest = NEWEST) {
  const example = EXAMPLES.find((one) => one.name === name);
  return example ? valuesOf(fillIn(example, newest)) : {};
}

function valuesOf(variables: string): Record<string, unknown> {
  return JSON.parse(variables.replaceAll(/^ *\/\/.*$/gm, ''));
}

describe.each(EXAMPLES)('the example $name', (example) => {
  test('is one named operation that is valid for the schema', () => {
    expect(operation(example.operation).name?.value).toMatch(/^[A-Z]/);
    expect(validate(schema, parse(example.operation))).toEqual([]);
  });

  test('says of itself whether it is a query or a mutation', () => {
    expect(example.kind).toBe(operation(example.operation).operation);
  });

  test.each([
    ['the newest of the catalogue', NEWEST],
    ['placeholders', newestOf()],
  ])('has variables that fit when filled in with %s', (_what, newest) => {
    const { variableDefinitions = [] } = operation(example.operation);
    const filled = fillIn(example, newest);
    const values = valuesOf(filled);
    expect(getVariableValues(schema, variableDefinitions, values).errors ?? []).toEqual([]);
    expect(Object.keys(values).sort()).toEqual(
      variableDefinitions.map((one) => one.variable.name.value).sort(),
    );
    expect(filled).not.toMatch(/\{\{|undefined/);
  });

  test('says which of its values are placeholders', () => {
    const text = fillIn(example, newestOf());
    expect(text.includes('A placeholder')).toBe(/\{\{(category|product)/.test(example.variables));
  });
});

describe('the examples', () => {
  test('are the 25 that a newcomer runs', () => {
    expect(EXAMPLES).toHaveLength(25);
  });

  test('are all shown, each in one group, by their numbers', () => {
    const shown = GROUPS.flatMap(({ examples }) => examples.map(({ name }) => name));
    expect(shown.toSorted()).toEqual(EXAMPLES.map(({ name }) => name).toSorted());
    for (const { examples } of GROUPS) {
      const numbers = examples.map(({ name }) => Number.parseInt(name.split('/')[1] ?? '', 10));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }
  });

  test('have an operation for all their variables', () => {
    const names = EXAMPLES.map(({ name }) => `./examples/${name}.jsonc`);
    expect(variableFiles.filter((file) => !names.includes(file))).toEqual([]);
  });

  test('leave out the id of a deletion, for the caller to fill in', () => {
    const deletions = EXAMPLES.filter(({ operation }) => /\bdelete/.test(stripIgnoredCharacters(operation)));
    expect(deletions.map(({ name }) => filledIn(name)['id'])).toEqual(['']);
  });

  test('put a new image first, reverse the others and drop the last of several', () => {
    expect(filledIn('catalogue/8-change-images')).toMatchObject({
      images: [{ upload: 'file:1' }, { id: 'second' }, { id: 'first' }],
    });
  });

  test('keep a product’s only image', () => {
    const newest = newestOf(CATEGORY, { ...PRODUCT, images: [{ id: 'only' }] });
    expect(filledIn('catalogue/8-change-images', newest)).toMatchObject({
      images: [{ upload: 'file:1' }, { id: 'only' }],
    });
  });

  test('round a price down to whole paise', () => {
    expect(filledIn('catalogue/7-edit')).toMatchObject({ input: { sellingPrice: 4049.59 } });
  });

  test('search for the longest word of the newest title', () => {
    expect(filledIn('catalogue/5-search')).toMatchObject({ filter: { text: 'saree' } });
  });

  test('keep a name with quotes and line ends within its comment', () => {
    expect(
      fillIn(EXAMPLES.find(({ name }) => name === 'catalogue/2-create-product') as Example, NEWEST),
    ).toContain('// The newest category, "Sarees \\"new\\"\\nand old".\n');
  });
});

test.each([
  ['what they are filled in with', NEWEST_QUERY],
  ['the welcome', welcome],
])('%s is valid for the schema', (_what, source) => {
  expect(validate(schema, parse(source))).toEqual([]);
});
