import { handleFrom } from '@mela/rules/handles.ts';
import {
  type Category,
  namedFields,
} from '../../graphql-server/src/modules/catalogue/categories/category.ts';
import { handleFields } from '../../graphql-server/src/modules/catalogue/handles.ts';
import { sampleId } from './sample-products.ts';

const CATEGORY_COUNT = 24;

/** The categories of the sample products. */
export function sampleCategories(): Category[] {
  return Array.from({ length: CATEGORY_COUNT }, (_, index) => {
    const createdAt = new Date(index);
    const name = `Category ${index + 1}`;
    const fields = { ...namedFields(name), ...handleFields(name, [handleFrom(name)]) };
    return { _id: sampleId(`category/${index}`), ...fields, version: 1, createdAt, updatedAt: createdAt };
  });
}
