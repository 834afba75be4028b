import type { ReadDiscountQuery } from '../../graphql.generated.ts';

export type EditedDiscount = ReadDiscountQuery['discount'];
