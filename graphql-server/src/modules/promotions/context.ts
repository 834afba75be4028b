import type { HistoryContext } from '../../kernel/history/context.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { PromotionCollections } from './collection.ts';

export interface PromotionContext extends HistoryContext, PromotionCollections, SellingCollections {}
