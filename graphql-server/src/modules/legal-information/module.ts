import { LEGAL_FIELDS, LEGAL_INFORMATION, lacksLegalInformation } from '@mela/rules/legal-information.ts';
import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { productFields, productFlags } from '../catalogue/extension-points.ts';
import { catalogueModule } from '../catalogue/module.ts';
import type { ProductFlag } from '../catalogue/products/product.ts';

/** Whether a product lacks information that Indian law requires shops to declare. */
export const INCOMPLETE_FLAG: ProductFlag = {
  name: 'lacksLegalInformation',
  version: 1,
  isSet: lacksLegalInformation,
};

/** Information that Indian law requires shops to declare for a product. The storefront displays it on the product page. */
export const legalInformationModule = defineModule({
  name: LEGAL_INFORMATION,
  uses: [catalogueModule],
  schema: readSchema(import.meta.dirname),
  extends: () => [
    ...LEGAL_FIELDS.map((field) => extension(productFields, { module: LEGAL_INFORMATION, ...field })),
    extension(productFlags, INCOMPLETE_FLAG),
  ],
});
