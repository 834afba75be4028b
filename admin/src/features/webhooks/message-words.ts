import { generatePath } from 'react-router';
import type { StatusMark } from '../../components/StatusPill.tsx';
import { formatCount } from '../../format.ts';
import type { WebhookAnswerLineFragment, WebhookMessageFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';

const EVENTS: Readonly<Record<string, string>> = {
  test: 'Test',
  'release.published': 'Release published',
  'release.restored': 'Release restored',
  'sample.shown': 'Sample content shown',
  'product.created': 'Product created',
  'product.updated': 'Product changed',
  'product.deleted': 'Product deleted',
  'category.created': 'Category created',
  'category.updated': 'Category changed',
  'category.deleted': 'Category deleted',
  'stock.sold_out': 'Sold out',
  'stock.back': 'Back in stock',
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.shipped': 'Order shipped',
  'order.delivered': 'Order delivered',
  'order.canceled': 'Order canceled',
  'order.expired': 'Order expired',
  'order.paid_late': 'Order paid after cancellation',
  'order.reserved_again': 'Order reopened',
  'order.paid_back': 'Order refunded',
  'order.payment_pending': 'Payment pending',
  'order.payment_failed': 'Payment failed',
  'order.chargeback_opened': 'Chargeback opened',
  'order.chargeback_won': 'Chargeback won',
  'order.chargeback_lost': 'Chargeback lost',
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
  if (release !== null) return { text: `Release ${release}`, to: PATHS.storefront };
  const { id, title, name, number, productId } = JSON.parse(body ?? '{}') as Record<
    string,
    string | undefined
  >;
  if (number && id) return { text: `Order #${number}`, to: orderPath(PATHS.orderDetails, id) };
  if (productId) return { text: 'Product', to: generatePath(PATHS.editProduct, { id: productId }) };
  const isProduct = event === 'product.created' || event === 'product.updated';
  return { text: title ?? name ?? '', to: isProduct && id ? generatePath(PATHS.editProduct, { id }) : null };
}

/** The delivery state of a message. */
export function stateText({ state, answer, nextTryAt }: WebhookMessageFragment): {
  label: string;
  mark: StatusMark;
} {
  if (state === 'WAITING') return { label: 'Waiting', mark: 'open' };
  if (state === 'ARRIVED') return { label: `Delivered, ${answer?.status}`, mark: 'good' };
  const label = answer?.status == null ? 'No response' : `Failed, ${answer.status}`;
  return { label: nextTryAt === null ? `${label}, no more attempts` : label, mark: 'bad' };
}

/** A response in one line. */
export function answerText({ status, durationMs, error }: WebhookAnswerLineFragment): string {
  return status === null ? (error ?? 'No response') : `${status}, after ${formatCount(durationMs)} ms`;
}
