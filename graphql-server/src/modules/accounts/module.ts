import { defineModule, readSchema } from '../../kernel/module.ts';
import { mailModule } from '../mail/module.ts';
import { ACCOUNT_COLLECTIONS } from './collections.ts';
import { invitationSubject, operatorSubject } from './history-subjects.ts';
import { Identities } from './identities.ts';
import { accountsTexts } from './messages.ts';
import { accountResolvers } from './resolvers.ts';
import { secondFactorSecrets } from './second-factor.ts';
import { countFailedSignIns } from './sign-in-limit.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  uses: [mailModule],
  collections: ACCOUNT_COLLECTIONS,
  subjects: { OPERATOR: operatorSubject, INVITATION: invitationSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [accountResolvers],
  secrets: secondFactorSecrets,
  services: ({ config }, _used, own) => ({
    identities: new Identities({ collections: own, config }),
  }),
  metrics: ({ signInFailures }) => [
    {
      name: 'failed_sign_ins',
      help: accountsTexts.metricFailedSignIns,
      read: () => countFailedSignIns({ signInFailures }),
    },
  ],
});
