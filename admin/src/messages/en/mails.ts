import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const linkInThisEmailHasExpired =
  'The link in this email has expired, so you cannot send it again. Create a new invitation or reset link instead.';
export const emailToQueued = (to: string) => `Email to ${to} queued`;
export const emailToCanceled = (to: string) => `Email to ${to} canceled`;
export const sendThisEmailAgain = 'Send this email again?';
export const willReceiveItSecondTime = (to: string) => `${to} will receive it a second time.`;
export const downloadEml = 'Download .eml';
export const tryNow = 'Try now';
export const send = 'Send';
export const cancelSending = 'Cancel sending';
export const dismiss = 'Dismiss';
export const emailsAreNotSentBecauseNo = 'Emails are not sent, because no mail server is set up.';
export const theyAreStoredHere = 'They are stored here, and as files in the';
export const folderOfDataDirectoryToSend = 'folder of the data directory. To send emails, set';
export const andRestartServerThenOpenEach =
  'and restart the server. Then open each stored email and press Send.';
export const emailsAreSentFrom = 'Emails are sent from';
export const byMailServerIn = 'by the mail server in';
export const openOneToSeeWhy = '. Open an email to see why, and to send it again.';
export const automaticallyBecauseMailServerDid =
  'automatically, because the mail server did not accept them.';
export const emailsCouldNotBeSent = (count: number) =>
  plural(count, {
    one: '1 email could not be sent',
    other: `${formatCount(count)} emails could not be sent`,
  });
export const emailsAreBeingRetried = (count: number) =>
  plural(count, { one: '1 email is being retried', other: `${formatCount(count)} emails are being retried` });
export const plainText = 'Plain text';
export const wide = 'Wide';
export const form = 'Format';
export const width = 'Width';
export const mailTitle = (title: string) => `Email: ${title}`;
export const email = 'the email';
export const subjectMelaAdmin = (subject: string) => `${subject} | Mela admin`;
export const allEmails = 'All emails';
export const linkInThisEmailIsHidden =
  'The link in this email is hidden, because anyone who opens it is signed in.';
export const fileInShopsDataFolderContains = ' The file in the shop’s data folder contains the full email.';
export const emailMelaAdmin = 'Email | Mela admin';
export const emailNotFound = 'Email not found';
export const emailsAreKeptFor90Days =
  'Emails are kept for 90 days. Only owners can see emails about accounts.';
export const details = 'Details';
export const order = 'order #';
export const emailTemplatesMelaAdmin = 'Email templates | Mela admin';
export const emailTemplates = 'Email templates';
export const previewEmailsThatShopSends =
  'Preview the emails that the shop sends, with sample orders and customers. The shop’s name, address and phone number come from';
export const emailTypes = 'Email types';
export const template = 'the template';
export const emailInText = 'email';
export const emails = 'emails';
export const addressOrOrderNumber = 'Address or order number';
export const templates = 'Templates';
export const noEmailsYet = 'No emails yet';
export const emailsAboutOrdersInvitations =
  'Emails about orders, invitations and password resets appear here, and are deleted after 90 days.';
export const nextTryAt = (nextTryAt: string) => `Next attempt ${nextTryAt}`;
export const emailsInText = 'the emails';
export const emailsCouldNotBeLoaded = 'The emails could not be loaded.';
export const noEmailsInLast90Days = 'No emails in the last 90 days.';
export const resendEmail = 'Resend email';
export const sendTestMessage = 'Send a test message';
export const sendTo = 'Send to';
export const notSentNoMailServer = 'Not sent (no mail server)';
export const orderEdited = 'Order edited';
export const returnLabel = 'Return';
export const orderLink = 'Order link';
export const newOrderToShop = 'New order (to the shop)';
export const newReturnToShop = 'New return (to the shop)';
export const messageToShop = 'Message (to the shop)';
export const newsletterConfirmation = 'Newsletter confirmation';
export const newsletterWelcome = 'Newsletter welcome';
export const passwordReset = 'Password reset';
export const testMessage = 'Test message';
export const sending = 'Sending';
export const delayed = 'Delayed';
export const written = 'Written';
export const nextTry = 'Next attempt';
export const validUntil = 'Valid until';
export const whatWentWrong = 'What went wrong';
