import { defineModule } from '../../kernel/module.ts';

export const paymentsModule = defineModule({ name: 'payments' });
