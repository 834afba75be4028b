import { countHistory, readChange, readHistory } from '../../history/read.ts';
import { undoChange } from '../../history/undo.ts';
import { undoGroup } from '../../history/undo-group.ts';
import type { ChangeConnectionResolvers, MutationResolvers, QueryResolvers } from '../schema.generated.ts';

export const historyQueries: QueryResolvers = {
  history: (_, request, context) => readHistory(context, request),
  change: (_, { id }, context) => readChange(context, id),
};

export const historyMutations: MutationResolvers = {
  undoChange: (_, { id }, context) => undoChange(context, id),
  undoChanges: (_, { id }, context) => undoGroup(context, id),
};

export const changeConnectionFields: ChangeConnectionResolvers = {
  totalCount: (page, _, context) => countHistory(context, page),
};
