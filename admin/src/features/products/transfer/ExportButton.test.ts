import { expect, test } from 'vitest';
import type { ProductFilter, ProductOrder } from '../../../graphql.generated.ts';
import { exportUrl } from './ExportButton.tsx';

const NEWEST: ProductOrder = { field: 'CREATED_AT', direction: 'DESC' };
const CHEAPEST: ProductOrder = { field: 'SELLING_PRICE', direction: 'ASC' };

test.each<[ProductFilter, ProductOrder, string]>([
  [{}, NEWEST, 'order_by=created_at&direction=desc'],
  [{ text: 'silk & wool' }, NEWEST, 'text=silk+%26+wool&order_by=created_at&direction=desc'],
  [{ lacksLegalInformation: true }, NEWEST, 'lacks_legal_information=1&order_by=created_at&direction=desc'],
  [{ text: '', categoryId: null }, CHEAPEST, 'order_by=selling_price&direction=asc'],
  [
    { categoryId: 'c1', isPopular: true, isNew: false },
    NEWEST,
    'category_id=c1&is_popular=1&is_new=0&order_by=created_at&direction=desc',
  ],
])('the list of %j in the order %j is exported with %s', (filter, orderBy, parameters) => {
  expect(exportUrl(filter, orderBy)).toBe(`/api/product/export?${parameters}`);
});
