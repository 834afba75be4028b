import type { CartToAdjust, OrderFacts } from '@mela/rules/extensions.ts';
import { extension } from '../../../../graphql-server/src/kernel/extension-point.ts';
import { defineModule } from '../../../../graphql-server/src/kernel/module.ts';
import { productFields } from '../../../../graphql-server/src/modules/catalogue/extension-points.ts';
import { catalogueModule } from '../../../../graphql-server/src/modules/catalogue/module.ts';
import { priceAdjusters } from '../../../../graphql-server/src/modules/orders/cart/price-adjustments.ts';
import { orderMailLines } from '../../../../graphql-server/src/modules/orders/mailed-order.ts';
import { ordersModule } from '../../../../graphql-server/src/modules/orders/module.ts';

const NAME = 'gift-wrap';

/** Shoppers can have a product gift-wrapped if the operator has set a price for it. */
export const giftWrapModule = defineModule({
  name: NAME,
  uses: [catalogueModule, ordersModule],
  extends: () => [
    extension(productFields, {
      module: NAME,
      name: 'price',
      label: 'Gift wrap price',
      type: 'MONEY',
      hint: 'For each piece. Empty: gift wrap is not offered',
      isPublic: true,
    }),
    extension(priceAdjusters, { module: NAME, read: () => offerGiftWrap }),
    extension(orderMailLines, { module: NAME, linesFor: describeGiftWrap }),
  ],
});

function offerGiftWrap({ lines }: CartToAdjust) {
  return {
    options: lines.map(({ fields, quantity }) => {
      const { price } = fields;
      if (typeof price !== 'number') return [];
      return [{ name: 'wrap', label: 'Gift wrap', amount: price * quantity }];
    }),
  };
}

function describeGiftWrap({ lines }: OrderFacts): string[] {
  const wrapped = lines.filter(({ adjustments }) => adjustments.some(({ module }) => module === NAME));
  return wrapped.map(({ title, quantity }) => `We wrap ${quantity} × ${title} as a gift.`);
}
