import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { mailModule } from '../mail/module.ts';
import { ACCOUNT_COLLECTIONS } from './collections.ts';
import { invitationSubject, operatorSubject } from './history-subjects.ts';
import { accountResolvers } from './resolvers.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  uses: [mailModule],
  collections: ACCOUNT_COLLECTIONS,
  subjects: { OPERATOR: operatorSubject, INVITATION: invitationSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [accountResolvers],
});
