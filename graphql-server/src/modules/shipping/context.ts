import type { HistoryContext } from '../../kernel/history/context.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { ShippingCollections } from './collection.ts';

export interface ShippingContext extends HistoryContext, ShippingCollections, SellingCollections {}
