import { defineMessages } from '@mela/rules/messages.ts';

export const newsletterMessages = defineMessages('newsletter', {
  notFound: 'Subscriber not found.',
});

export const newsletterTexts = {
  metricSubscribers: 'Newsletter subscribers, confirmed and unconfirmed.',
  unconfirmed: 'Signed up, not confirmed',
};
