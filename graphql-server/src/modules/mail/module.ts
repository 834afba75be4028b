import { defineModule } from '../../kernel/module.ts';
import { MAIL_COLLECTIONS } from './collection.ts';

export const mailModule = defineModule({ name: 'mail', collections: MAIL_COLLECTIONS });
