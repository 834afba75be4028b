import { selectedOptions, variantTitle } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { currentHandle } from '../catalogue/handles.ts';
import type { Product } from '../catalogue/products/product.ts';
import { variantsOf } from '../catalogue/products/variants.ts';
import { readLevels } from '../inventory/lines.ts';
import type { NewMail } from '../mail/collection.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { type StockAlert, type StockAlertServices, VARIANT_INDEX } from './collection.ts';
import { leaveToken } from './leave.ts';

/** The maximum number of variants in one query for availability. */
const VARIANTS_AT_ONCE = 250;
/** The number of emails per transaction. */
const ALERTS_AT_ONCE = 200;

type MailedVariant = Extract<NewMail, { kind: 'stock-alert' }>['data'];

/**
 * Queues an email for each request whose variant is available again, oldest request first. If the variant sells out in the meantime, the
 * remaining requests stay.
 * @param signal stops between two transactions
 * @returns the number of queued emails
 */
export async function sendAlerts(services: StockAlertServices, signal?: AbortSignal): Promise<number> {
  const waiting: ObjectId[] = await services.stockAlerts.distinct('variantId');
  let sent = 0;
  for await (const ids of inBatches(waiting, VARIANTS_AT_ONCE)) {
    for (const { variantId, state } of await services.availability.of(ids.map((id) => id.toHexString()))) {
      if (state === 'OUT_OF_STOCK') continue;
      const about = await describe(services, ObjectId.createFromHexString(variantId));
      while (about && !signal?.aborted) {
        const count = await sendSome(services, ObjectId.createFromHexString(variantId), about);
        sent += count;
        if (count < ALERTS_AT_ONCE) break;
      }
    }
  }
  return sent;
}

/** @returns null for a variant that is not for sale */
async function describe(
  { products, stockAlerts }: StockAlertServices,
  variantId: ObjectId,
): Promise<Omit<MailedVariant, 'leave'> | null> {
  const alert = await stockAlerts.findOne({ variantId }, { hint: VARIANT_INDEX });
  const product: Product | null = alert && (await products.findOne({ _id: alert.productId }));
  const variant = product && variantsOf(product).find(({ id }) => id === variantId.toHexString());
  if (!product || !variant || variant.isSold === false) return null;
  const options = selectedOptions(product.options ?? [], variant.values);
  const path = `/product/${currentHandle(product)}`;
  return {
    title: product.title,
    variantTitle: options.length > 0 ? variantTitle(variant) : null,
    image: variant.image ?? product.images[0]?.hash ?? null,
    path: options.length > 0 ? `${path}?variant=${variant.id}` : path,
  };
}

/** Deletes requests and queues their emails in one transaction, so that each request leads to one email. */
function sendSome(
  services: StockAlertServices,
  variantId: ObjectId,
  about: Omit<MailedVariant, 'leave'>,
): Promise<number> {
  const { stockAlerts, encryption } = services;
  return inTransaction(stockAlerts.db.client, async (session) => {
    const levels = await readLevels(services, [variantId], session);
    if (levels.get(variantId.toHexString())?.state === 'OUT_OF_STOCK') return 0;
    const alerts: StockAlert[] = await stockAlerts
      .find({ variantId }, { session, hint: VARIANT_INDEX })
      .sort({ _id: 1 })
      .limit(ALERTS_AT_ONCE)
      .toArray();
    const ids = alerts.map(({ _id }) => _id);
    await queueMails(
      services,
      session,
      alerts.map(({ _id, email }) => ({
        kind: 'stock-alert',
        key: `stock-alert ${_id.toHexString()}`,
        about: _id.toHexString(),
        to: email,
        data: { ...about, leave: leaveToken(encryption, email) },
      })),
    );
    await stockAlerts.deleteMany({ _id: { $in: ids } }, { session });
    return alerts.length;
  });
}
