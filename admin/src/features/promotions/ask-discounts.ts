import type { ReadDiscountQuery } from '../../graphql.generated.ts';
import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './promotions.graphql?raw';

export const askDiscounts = operationsOf(OPERATIONS);

export type EditedDiscount = ReadDiscountQuery['discount'];
