import { asciiDigits } from '@mela/rules/digits.ts';
import { cleanText } from '@mela/rules/text.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isSameSecret } from '../accounts/secrets.ts';
import { NUMBER_INDEX } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newTrackingToken } from './order-tokens.ts';

/**
 * As printed on order pages, emails and bank statements: `1003`, `#1003`, `Order 1003`, `Order # 1 003`, in digits of any script.
 */
const NUMBER = /^(?:order)?#?(\d{1,15})$/i;
const NO_NUMBER = -1;

/**
 * Finds an order by its number and email address. Someone other than the shopper may know both, so the token only reads the order without
 * personal details. An unknown number takes as long as a wrong address.
 * @returns a tracking token, or null when no order matches.
 * @throws UserError after too many calls from one address
 */
export async function trackOrder(
  context: OrderContext,
  number: string,
  email: string,
): Promise<string | null> {
  context.addressLimits.take('track', context);
  const [, digits] = NUMBER.exec(asciiDigits(cleanText(number)).replaceAll(/\s/g, '')) ?? [];
  const order = await context.orders.findOne(
    { number: digits === undefined ? NO_NUMBER : Number(digits) },
    { ...NEWEST, hint: NUMBER_INDEX, projection: { email: 1 } },
  );
  const isSame = isSameSecret(cleanText(email).toLowerCase(), (order?.email ?? '').toLowerCase());
  return order && order.email !== '' && isSame ? newTrackingToken(context.encryption, order) : null;
}
