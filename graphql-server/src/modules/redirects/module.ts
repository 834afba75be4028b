import { defineModule } from '../../kernel/module.ts';
import { REDIRECT_COLLECTIONS } from './collection.ts';
import { redirectSubject } from './history-subject.ts';

export const redirectsModule = defineModule({
  name: 'redirects',
  collections: REDIRECT_COLLECTIONS,
  subjects: { REDIRECT: redirectSubject },
});
