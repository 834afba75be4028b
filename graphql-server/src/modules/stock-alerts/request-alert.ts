import { checkEmail } from '@mela/rules/address-checks.ts';
import { broken, cleanText } from '@mela/rules/text.ts';
import { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { findVariant } from '../catalogue/products/find-variant.ts';
import { recipientOf } from '../mail/recipient-limit.ts';
import { RECIPIENT_INDEX, REQUEST_INDEX, type StockAlertContext } from './collection.ts';
import { stockAlertsMessages } from './messages.ts';

const KEPT_MS = 180 * 24 * 60 * 60_000;
/** The maximum number of requests for a mailbox, because anyone can enter its address. */
const MAX_PER_MAILBOX = 20;

interface AlertRequest {
  variantId: string;
  email: string;
  /** A hidden field, which only bots fill in. */
  website?: string | null | undefined;
}

/**
 * Stores a request for an email when a variant is available again. Repeated requests for an address count as one.
 * @throws UserError for invalid input, a variant that is hidden or available, and too many requests
 */
export async function requestAlert(context: StockAlertContext, input: AlertRequest): Promise<true> {
  const email = cleanText(input.email).toLowerCase();
  assertValid(broken({ email: checkEmail(email) }));
  context.addressLimits.take('alert', context);
  if (input.website) return true;
  const { variantId, productId } = await findSoldOut(context, input.variantId);
  if (await isWaiting(context, variantId, email)) return true;
  const recipient = recipientOf(email);
  await assertRoom(context, recipient);
  const requestedAt = new Date();
  const alert = {
    ...{ _id: new ObjectId(), variantId, productId, email, recipient, requestedAt },
    expiresAt: new Date(requestedAt.getTime() + KEPT_MS),
  };
  try {
    await context.disk.change(() => context.stockAlerts.insertOne(alert));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return true;
}

/**
 * @returns the variant if it is sold out.
 * @throws UserError for a variant that is hidden or available
 */
async function findSoldOut(context: StockAlertContext, id: string) {
  const [shown] = await context.availability.of([id]);
  if (!shown) throw new UserError('NOT_FOUND', stockAlertsMessages.variantNotFound);
  if (shown.state !== 'OUT_OF_STOCK') throw new UserError('CONFLICT', stockAlertsMessages.backInStock);
  return findVariant(context, id);
}

async function isWaiting(
  { stockAlerts }: StockAlertContext,
  variantId: ObjectId,
  email: string,
): Promise<boolean> {
  const options = { projection: { _id: 1 }, hint: REQUEST_INDEX };
  return (await stockAlerts.findOne({ variantId, email }, options)) !== null;
}

async function assertRoom({ stockAlerts }: StockAlertContext, recipient: string): Promise<void> {
  const options = { limit: MAX_PER_MAILBOX, hint: RECIPIENT_INDEX };
  const count = await stockAlerts.countDocuments({ recipient }, options);
  if (count >= MAX_PER_MAILBOX)
    throw new UserError('CONFLICT', stockAlertsMessages.tooManyAlerts({ max: MAX_PER_MAILBOX }));
}
