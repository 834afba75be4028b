import { defineMessages } from '@mela/rules/messages.ts';

export const messagesMessages = defineMessages('messages', {
  notFound: 'Message not found.',
  keyUsed: 'This idempotency key was already used for another message. Send a new key.',
});

export const messagesTexts = {
  orderNumber: 'Order number',
};
