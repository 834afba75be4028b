import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { mailModule } from '../mail/module.ts';
import { ordersModule } from '../orders/module.ts';
import { MESSAGE_COLLECTIONS } from './collection.ts';
import { eraseMessage, markMessageDone } from './handle-message.ts';
import { countMessages, countOpen, listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

const resolvers: Resolvers = {
  Query: {
    messages: (_, request, context) => listMessages(context, request),
  },
  Mutation: {
    sendMessage: (_, { input, idempotencyKey }, context) => sendMessage(context, input, idempotencyKey),
    markMessageDone: (_, { id, isDone }, context) => markMessageDone(context, id, isDone),
    eraseMessage: (_, { id }, context) => eraseMessage(context, id),
  },
  Message: {
    id: ({ _id }) => _id.toHexString(),
  },
  MessageConnection: {
    totalCount: (page, _, context) => countMessages(context, page),
    openCount: (_, __, context) => countOpen(context),
  },
};

export const messagesModule = defineModule({
  name: 'messages',
  uses: [mailModule, ordersModule],
  collections: MESSAGE_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
});
