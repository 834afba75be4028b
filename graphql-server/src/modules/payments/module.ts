import { defineModule } from '../../kernel/module.ts';
import { PAYMENT_COLLECTIONS } from './collection.ts';

export const paymentsModule = defineModule({ name: 'payments', collections: PAYMENT_COLLECTIONS });
