import { readHistory } from '../../history/read.ts';
import { undoChange } from '../../history/undo.ts';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

export const historyQueries: QueryResolvers = {
  history: (_, request, context) => readHistory(context, request),
};

export const historyMutations: MutationResolvers = {
  undoChange: (_, { id }, context) => undoChange(context, id),
};
