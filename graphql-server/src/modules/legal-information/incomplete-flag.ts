import { lacksLegalInformation } from '@mela/rules/legal-information.ts';
import type { ProductFlag } from '../catalogue/products/product-flags.ts';

/** Whether a product lacks information that Indian law requires shops to declare. */
export const INCOMPLETE_FLAG: ProductFlag = {
  name: 'lacksLegalInformation',
  version: 1,
  isSet: lacksLegalInformation,
};
