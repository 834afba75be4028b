import { formatCount } from '../../format.ts';

export const sendingAgain = 'Sending again';
export const deliveries = 'Deliveries';
export const message = 'message';
export const messages = 'messages';
export const detailsMessage = (message: string) => `Details: ${message}`;
export const resend = (message: string) => `Send again: ${message}`;
export const messagesAndResponsesAppearHere = 'Messages and responses appear here for a week.';
export const to = 'to';
export const event = 'Event';
export const nextAttemptTryAt = (nextTryAt: string) => `Next attempt ${nextTryAt}`;
export const response = 'Response';
export const durationMs = (durationMs: number) => `${formatCount(durationMs)} ms`;
export const startOfResponse = 'Start of the response';
export const body = 'Body';
export const webhookToIsPausedItHas = (host: string, failingDays: number) =>
  `The webhook to ${host} is paused. It has accepted no messages for ${failingDays} days`;
export const copySecretNow =
  'Copy the secret now. It is not shown again. Use it to verify messages, as described by Standard Webhooks.';
export const placedPaidShippedDeliveredCanceled = 'placed, paid, shipped, delivered, canceled';
export const variantsThatSellOut = 'variants that sell out or are back in stock';
export const createdChangedDeleted = 'created, changed, deleted';
export const publishedOrRestoredForExample = 'published or restored, for example to clear the cache of a CDN';
export const webhookAdded = 'Webhook added';
export const editWebhook = 'Edit webhook';
export const addWebhook = 'Add webhook';
export const webhookSaved = 'Webhook saved';
export const someoneElseHasChangedThisWebhook = (url: string | null, events: string) =>
  `Someone else has changed this webhook to ${url}, ${events}. Save again to replace those settings.`;
export const sendMessages = 'Send messages';
export const replaceSecret = 'Replace secret';
export const newMessagesAreSignedWithNew =
  'New messages are signed with the new secret immediately. Messages that your server rejects in the meantime are sent again.';
export const webhook = 'webhook';
export const webhookOf = (url: string | null) => `the webhook of ${url}`;
export const waitingMessagesAreNotSent = 'Waiting messages are not sent, and the delivery log is deleted.';
export const webhooks = 'webhooks';
export const youHaveWebhooksMaximum = (maxWebhooks: number) =>
  `You have ${maxWebhooks} webhooks, the maximum.`;
export const noWebhooksYet = 'No webhooks yet';
export const webhooksNotifyYourOwnSystems =
  'Webhooks notify your own systems when orders, stock, products or releases change.';
export const testDeliveredTo = (host: string) => `Test delivered to ${host}`;
export const hostAnsweredStatus = (host: string, status: number | null) => `${host} responded with ${status}`;
export const hostResumed = (host: string) => `${host} resumed`;
export const resume = 'Resume';
export const resumeHost = (host: string) => `Resume ${host}`;
export const sendTest = 'Send a test';
export const sendTestTo = (host: string) => `Send a test to ${host}`;
export const waiting = (waiting: number) => `${formatCount(waiting)} waiting`;
export const lastResponse = 'Last response';
export const noneYet = 'None yet';
export const test = 'Test';
export const releasePublished = 'Release published';
export const releaseRestored = 'Release restored';
export const sampleContentShown = 'Sample content shown';
export const productCreated = 'Product created';
export const productChanged = 'Product changed';
export const categoryCreated = 'Category created';
export const categoryChanged = 'Category changed';
export const orderExpired = 'Order expired';
export const orderPaidAfterCancellation = 'Order paid after cancellation';
export const orderReopened = 'Order reopened';
export const orderRefunded = 'Order refunded';
export const chargebackOpened = 'Chargeback opened';
export const release = (release: number) => `Release ${release}`;
export const deliveredStatus = (status: number | undefined | null) => `Delivered, ${status}`;
export const noResponse = 'No response';
export const failedStatus = (status: number) => `Failed, ${status}`;
export const noMoreAttempts = (label: string) => `${label}, no more attempts`;
export const statusAfterDurationMs = (status: number, durationMs: number) =>
  `${status}, after ${formatCount(durationMs)} ms`;
export const eventsAreNotSentWhileWebhook = 'Events are not sent while the webhook is off.';
export const backupWasRestoredSoThisMay =
  'A backup was restored, so this may be a copy of the shop. Edit the webhook to send messages again.';
export const yourServerHasAcceptedNoMessages = (failingDays: number) =>
  `Your server has accepted no messages for ${failingDays} days. Resume the webhook once your server responds again. Waiting messages are then sent.`;
export const thisServerCannotDecryptSecretReplace =
  'This server cannot decrypt the secret. Replace the secret, or restore the encryption key.';
export const sentTo = 'Sent to';
export const time = 'Time';
export const nextAttempt = 'Next attempt';
export const orderNumber = (number: string) => `Order #${number}`;
