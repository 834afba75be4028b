import type { OrderContext } from '../orders/context.ts';
import type { SellingCollections } from '../selling/collection.ts';

export type ReportContext = Pick<OrderContext, 'orders' | 'scans' | 'timeZone'> & SellingCollections;
