import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { MAIL_COLLECTIONS } from './collection.ts';
import { mailResolvers } from './resolvers.ts';

export const mailModule = defineModule({
  name: 'mail',
  collections: MAIL_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [mailResolvers],
});
