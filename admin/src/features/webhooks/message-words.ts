import { generatePath } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as webhooksText from '#messages/webhooks.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type { WebhookAnswerLineFragment, WebhookMessageFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';

const EVENTS: Readonly<Record<string, string>> = {
  test: webhooksText.test,
  'release.published': webhooksText.releasePublished,
  'release.restored': webhooksText.releaseRestored,
  'sample.shown': webhooksText.sampleContentShown,
  'product.created': webhooksText.productCreated,
  'product.updated': webhooksText.productChanged,
  'product.deleted': sharedText.productDeleted,
  'category.created': webhooksText.categoryCreated,
  'category.updated': webhooksText.categoryChanged,
  'category.deleted': sharedText.categoryDeleted,
  'stock.sold_out': sharedText.soldOut,
  'stock.back': sharedText.backInStock,
  'order.placed': sharedText.orderPlaced,
  'order.paid': sharedText.orderPaid,
  'order.shipped': sharedText.orderShipped,
  'order.delivered': sharedText.orderDelivered,
  'order.canceled': sharedText.orderCanceled,
  'order.expired': webhooksText.orderExpired,
  'order.paid_late': webhooksText.orderPaidAfterCancellation,
  'order.reserved_again': webhooksText.orderReopened,
  'order.paid_back': webhooksText.orderRefunded,
  'order.payment_pending': sharedText.paymentPending,
  'order.payment_failed': sharedText.paymentFailed,
  'order.chargeback_opened': webhooksText.chargebackOpened,
  'order.chargeback_won': sharedText.chargebackWon,
  'order.chargeback_lost': sharedText.chargebackLost,
};

/** The name of an event type. Unknown ones are shown as they are. */
export function eventText(event: string): string {
  return EVENTS[event] ?? event;
}

/** The subject of a message, and the screen that shows it. */
export function aboutOf({ event, release, body }: WebhookMessageFragment): {
  text: string;
  to: string | null;
} {
  if (release !== null) return { text: webhooksText.release(release), to: PATHS.storefront };
  const { id, title, name, number, productId } = JSON.parse(body ?? '{}') as Record<
    string,
    string | undefined
  >;
  if (number && id) return { text: webhooksText.orderNumber(number), to: orderPath(PATHS.orderDetails, id) };
  if (productId) return { text: sharedText.product, to: generatePath(PATHS.editProduct, { id: productId }) };
  const isProduct = event === 'product.created' || event === 'product.updated';
  return { text: title ?? name ?? '', to: isProduct && id ? generatePath(PATHS.editProduct, { id }) : null };
}

/** The delivery state of a message in words. */
export function stateText({ state, answer, nextTryAt }: WebhookMessageFragment): {
  label: string;
  mark: StatusMark;
} {
  if (state === 'WAITING') return { label: sharedText.waiting, mark: 'open' };
  if (state === 'ARRIVED') return { label: webhooksText.deliveredStatus(answer?.status), mark: 'good' };
  const label = answer?.status == null ? webhooksText.noResponse : webhooksText.failedStatus(answer.status);
  return { label: nextTryAt === null ? webhooksText.noMoreAttempts(label) : label, mark: 'bad' };
}

/** A response in one line. */
export function answerText({ status, durationMs, error }: WebhookAnswerLineFragment): string {
  return status === null
    ? (error ?? webhooksText.noResponse)
    : webhooksText.statusAfterDurationMs(status, durationMs);
}
