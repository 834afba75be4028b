import { type Category, namedFields } from '../../../graphql-server/src/catalogue/categories/category.ts';
import { sampleId } from './sample-products.ts';

const CATEGORY_COUNT = 24;

/** The categories that the sample products are in. */
export function sampleCategories(): Category[] {
  return Array.from({ length: CATEGORY_COUNT }, (_, index) => {
    const createdAt = new Date(index);
    const fields = namedFields(`Category ${index + 1}`);
    return { _id: sampleId(`category/${index}`), ...fields, version: 1, createdAt, updatedAt: createdAt };
  });
}
