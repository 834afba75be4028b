import { defineModule } from '../../kernel/module.ts';
import { mailModule } from '../mail/module.ts';
import { ACCOUNT_COLLECTIONS } from './collections.ts';
import { invitationSubject, operatorSubject } from './history-subjects.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  uses: [mailModule],
  collections: ACCOUNT_COLLECTIONS,
  subjects: { OPERATOR: operatorSubject, INVITATION: invitationSubject },
});
