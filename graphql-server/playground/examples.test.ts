import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import sdl from '../schema.graphql?raw';
import { CATEGORY_EXAMPLES } from './examples/categories.ts';
import { operationOf, variablesOf } from './examples/example.ts';
import { PRODUCT_EXAMPLES } from './examples/products.ts';
import newestQuery from './newest.graphql?raw';
import { type Newest, PLACEHOLDERS } from './newest.ts';
import welcome from './welcome.graphql?raw';

const schema = buildSchema(sdl);
const examples = [...PRODUCT_EXAMPLES, ...CATEGORY_EXAMPLES];
const files = Object.keys(import.meta.glob('./examples/*.graphql'));

const SAREE: Newest = {
  category: { id: 'c'.repeat(24), name: 'Sarees "new"\nand old', version: 3 },
  product: {
    id: 'd'.repeat(24),
    title: 'A silk saree',
    sellingPrice: 4499.55,
    version: 7,
    category: { id: 'c'.repeat(24) },
    images: [{ id: 'first' }, { id: 'second' }, { id: 'third' }],
  },
  cursor: 'abc',
  missing: [],
};

function operation(source: string): OperationDefinitionNode {
  const [definition, ...more] = parse(source).definitions;
  expect(more).toEqual([]);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This is not an operation');
  return definition;
}

function filledIn(name: string, newest: Newest): Record<string, unknown> {
  const example = examples.find((one) => one.name === name);
  return example ? example.fill(newest).values : {};
}

describe.each(examples)('the example $name', (example) => {
  test('is one named operation that is valid for the schema', () => {
    expect(operation(operationOf(example)).name?.value).toMatch(/^[A-Z]/);
    expect(validate(schema, parse(operationOf(example)))).toEqual([]);
  });

  test.each([
    ['the newest of the catalogue', SAREE],
    ['placeholders', PLACEHOLDERS],
  ])('has variables that fit when filled in with %s', (_what, newest) => {
    const { variableDefinitions = [] } = operation(operationOf(example));
    const { values } = example.fill(newest);
    const { errors } = getVariableValues(schema, variableDefinitions, values);
    expect(errors ?? []).toEqual([]);
    expect(Object.keys(values).sort()).toEqual(
      variableDefinitions.map((one) => one.variable.name.value).sort(),
    );
  });

  test('shows its variables as JSON, with a comment line for each note', () => {
    const { values, notes = {} } = example.fill(SAREE);
    const lines = variablesOf(example, SAREE).split('\n');
    const comments = lines.filter((line) => line.trimStart().startsWith('//'));
    expect(comments).toHaveLength(Object.keys(notes).length);
    expect(JSON.parse(lines.filter((line) => !comments.includes(line)).join('\n'))).toEqual(values);
  });

  test('says so where it is filled in with a placeholder', () => {
    const text = variablesOf(example, PLACEHOLDERS);
    expect(text.includes('A placeholder')).toBe(example.needs.length > 0);
  });
});

describe('the examples', () => {
  test.each([schema.getQueryType(), schema.getMutationType()])('cover every field of %s', (type) => {
    const fields = Object.keys(type?.getFields() ?? {});
    const covered = examples.flatMap((example) =>
      operation(operationOf(example)).selectionSet.selections.map(
        (one) => one.kind === Kind.FIELD && one.name.value,
      ),
    );
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => !covered.includes(field))).toEqual([]);
  });

  test('are all the files of their folder', () => {
    expect(files.sort()).toEqual(examples.map(({ name }) => `./examples/${name}.graphql`).sort());
  });

  test('name a stale version where they are about one', () => {
    expect(filledIn('update-category-stale', SAREE)).toMatchObject({ input: { version: 2 } });
  });

  test('put a new picture first, turn the others round and drop the last of several', () => {
    expect(filledIn('update-product-pictures', SAREE)).toMatchObject({
      images: [{ upload: 'file:1' }, { id: 'second' }, { id: 'first' }],
    });
  });

  test('keep a product its only picture', () => {
    const newest = { ...SAREE, product: { ...SAREE.product, images: [{ id: 'only' }] } };
    expect(filledIn('update-product-pictures', newest)).toMatchObject({
      images: [{ upload: 'file:1' }, { id: 'only' }],
    });
  });

  test('round a price down to whole paise', () => {
    expect(filledIn('update-product', SAREE)).toMatchObject({ input: { sellingPrice: 4049.59 } });
  });

  test('search for the longest word of the newest title', () => {
    expect(filledIn('search-products', SAREE)).toMatchObject({
      filter: { text: 'saree', categoryId: 'c'.repeat(24) },
    });
  });
});

test.each([
  ['what they are filled in with', newestQuery],
  ['the welcome', welcome],
])('%s is valid for the schema', (_what, source) => {
  expect(validate(schema, parse(source))).toEqual([]);
});
