import { countHistory, readChange, readHistory } from '../../../kernel/history/read.ts';
import { undoChange } from '../../../kernel/history/undo.ts';
import { undoGroup } from '../../../kernel/history/undo-group.ts';
import type { Resolvers } from '../../../schema.generated.ts';

export const historyResolvers: Resolvers = {
  Query: {
    history: (_, request, context) => readHistory(context, request),
    change: (_, { id }, context) => readChange(context, id),
  },
  Mutation: {
    undoChange: (_, { id }, context) => undoChange(context, id),
    undoChanges: (_, { id }, context) => undoGroup(context, id),
  },
  ChangeConnection: {
    totalCount: (page, _, context) => countHistory(context, page),
  },
};
