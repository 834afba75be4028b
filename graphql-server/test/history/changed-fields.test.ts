import type { GraphQLEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../src/app/graphql/schema.ts';
import { fieldChange } from '../../src/kernel/history/field-values.ts';
import { categoryKinds, productKinds } from '../../src/modules/catalogue/changed-values.ts';
import { PRODUCT_FIELDS } from '../../src/modules/catalogue/products/product-change.ts';

const KINDS = { ...productKinds(new Map(), 'INR'), ...categoryKinds(new Map()) };

it('the schema names every history field of products and categories', () => {
  const known = (schema.getType('ChangedField') as GraphQLEnumType).getValues().map(({ name }) => name);
  const fields = Object.keys(KINDS).map((field) => fieldChange(field, null, null).field);
  expect(known).toEqual(expect.arrayContaining(fields));
  expect(Object.keys(productKinds(new Map(), 'INR')).sort()).toEqual([...PRODUCT_FIELDS].sort());
});
