import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { CONTENT_COLLECTIONS } from './collection.ts';
import { contentSubject } from './history-subject.ts';

export const contentModule = defineModule({
  name: 'content',
  uses: [catalogueModule],
  collections: CONTENT_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  subjects: { CONTENT: contentSubject },
});
