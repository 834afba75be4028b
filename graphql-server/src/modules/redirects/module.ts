import { defineModule, readSchema } from '../../kernel/module.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { REDIRECT_COLLECTIONS } from './collection.ts';
import { redirectSubject } from './history-subject.ts';
import { countRedirects, listRedirects } from './list-redirects.ts';
import { createRedirect, deleteRedirect, updateRedirect } from './write-redirect.ts';

const resolvers: Resolvers = {
  Query: {
    redirects: (_, request, context) => listRedirects(context, request),
  },
  Mutation: {
    createRedirect: (_, { input }, context) => createRedirect(context, { replacesPage: false, ...input }),
    updateRedirect: (_, { id, input: { version, ...input } }, context) =>
      updateRedirect(context, parseObjectId(id), { replacesPage: false, ...input }, version ?? null),
    deleteRedirect: (_, { id }, context) => deleteRedirect(context, parseObjectId(id)),
  },
  Redirect: {
    id: ({ _id }) => _id.toHexString(),
  },
  RedirectConnection: {
    totalCount: (page, _, context) => countRedirects(context, page),
  },
};

export const redirectsModule = defineModule({
  name: 'redirects',
  collections: REDIRECT_COLLECTIONS,
  subjects: { REDIRECT: redirectSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
});
