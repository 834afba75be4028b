import { defineMessages } from '@mela/rules/messages.ts';

export const webhooksMessages = defineMessages('webhooks', {
  nothingToResume: 'There is no webhook to resume.',
  cursorOfOtherList: 'This cursor does not belong to this list. Request the first page again.',
  invalidAddress: 'The address must start with https:// (or http:// on this machine).',
  unreachableAddress: ({ problem }: { problem: string }) => problem,
  chooseEvents: 'Choose at least one event.',
  notFound: 'Webhook not found.',
  deliveryNotFound: 'Message not found.',
  webhookOff: 'This webhook is off or paused. Turn it on first.',
  invalidTime: 'Enter a valid date and time.',
  secretUnreadable:
    'This server cannot decrypt the secret. Replace the secret, or restore the encryption key.',
  tooManyWebhooks: ({ max }: { max: number }) => `A shop can have at most ${max} webhooks. Delete one first.`,
  addressTaken: 'There is already a webhook with this address. Edit that one instead.',
});

export const webhooksTexts = {
  metricUndelivered: 'Webhook messages that have not been delivered yet.',
  metricFailed: 'Webhook messages that failed within the last day.',
  metricPaused: 'Webhooks that were paused because they accepted no messages for days.',
};
