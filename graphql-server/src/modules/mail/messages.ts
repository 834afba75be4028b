import { defineMessages } from '@mela/rules/messages.ts';

export const mailMessages = defineMessages('mail', {
  noLongerWaiting: 'This email is no longer waiting, so it cannot be canceled.',
  beingSent: 'This email is being sent right now.',
  notFound: 'Email not found.',
  linkExpired: 'The link in this email has expired. Create a new one.',
  invalidTime: 'Enter a valid date and time',
  invalidEmail: 'Enter a valid email address',
  messageDeleted: 'The message was deleted.',
});

export const mailTexts = {
  addressDoesNotExist: 'This email address does not exist.',
  linkHadExpired: 'The link in this email had expired.',
  noSender: 'The shop has no email address. Set MAIL_FROM.',
  fileNotWritten: ({ code }: { code: string | undefined }) => `The file cannot be written (${code}).`,
  linkUnreadable: 'This server cannot decrypt the link in this email. Restore the encryption key.',
  gaveUp: ({ kind }: { kind: string }) => `Gave up sending an email (${kind}). The admin shows the reason.`,
  notPrepared: 'The server could not prepare this email.',
  metricWaiting: 'Emails that are waiting to be sent.',
  metricFailed: 'Emails that failed within the last day.',
  heldBack: 'Too many emails to this address within an hour. Send this email if the order is genuine.',
  linkReplaced: 'The order’s email address was changed, so this link no longer works.',
  serverStopped: 'The server was stopped.',
  serverSilent: ({ seconds }: { seconds: number }) => `The mail server did not respond within ${seconds} s.`,
  serverSaid: ({ response }: { response: string }) => `The mail server said: ${response}`,
  serverUnreachable: ({ message }: { message: string }) => `The mail server cannot be reached: ${message}`,
  ofBackup:
    'This email was waiting when the backup was made, and may have been sent since. Send it if it was not.',
};
