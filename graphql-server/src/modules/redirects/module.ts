import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { REDIRECT_COLLECTIONS } from './collection.ts';
import { redirectSubject } from './history-subject.ts';
import { redirectResolvers } from './resolvers.ts';

export const redirectsModule = defineModule({
  name: 'redirects',
  collections: REDIRECT_COLLECTIONS,
  subjects: { REDIRECT: redirectSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [redirectResolvers],
});
