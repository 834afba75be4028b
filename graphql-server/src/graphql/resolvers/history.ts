import { countHistory, readChange, readHistory } from '../../history/read.ts';
import { undoChange } from '../../history/undo.ts';
import { undoGroup } from '../../history/undo-group.ts';
import type {
  ChangeConnectionResolvers,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../schema.generated.ts';

const queries: QueryResolvers = {
  history: (_, request, context) => readHistory(context, request),
  change: (_, { id }, context) => readChange(context, id),
};

const mutations: MutationResolvers = {
  undoChange: (_, { id }, context) => undoChange(context, id),
  undoChanges: (_, { id }, context) => undoGroup(context, id),
};

const changeConnectionFields: ChangeConnectionResolvers = {
  totalCount: (page, _, context) => countHistory(context, page),
};

export const historyResolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
  ChangeConnection: changeConnectionFields,
};
