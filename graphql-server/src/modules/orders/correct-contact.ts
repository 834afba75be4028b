import {
  type AddressDraft,
  checkAddress,
  checkEmail,
  type PostalAddress,
  readAddress,
  readPhone,
} from '@mela/rules/address-checks.ts';
import { checkAddressWithPhone, checkPhoneNumber } from '@mela/rules/phone-numbers.ts';
import { broken, cleanText, type FieldErrors } from '@mela/rules/text.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { addressLines } from './address-lines.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order, OrderContact } from './collection.ts';
import type { OrderContext } from './context.ts';
import { type ContactChange, type ContactField, newEvent } from './events.ts';
import { renewOrderToken } from './order-tokens.ts';
import { inside } from './placing/order-draft.ts';
import { termsOf } from './terms.ts';

/** Corrected contact details, as a client sends them. Fields left out stay as they are. */
export interface ContactDraft {
  email?: string | null | undefined;
  /** null: none. */
  phone?: string | null | undefined;
  shippingAddress?: AddressDraft | null | undefined;
  /** null: the shipping address. */
  billingAddress?: AddressDraft | null | undefined;
}

type Contact = Pick<OrderContact, 'email' | 'phone' | 'shippingAddress' | 'billingAddress'>;

const OTHER_TAX =
  'Another state or country changes the tax of this order. Cancel the order, and place a new one instead.';

/**
 * Corrects who gets an order's emails and where it goes, before or after it ships. Emails that wait are sent to the new address.
 * A new email address makes a new link token, which only an address that the shopper entered ever gets (`isShopperEmail`):
 * otherwise an operator could take the shopper's link, and act as the shopper.
 * @throws UserError where a detail is not valid, where nothing changes, and for an address that is taxed in another way
 */
export async function correctOrderContact(
  context: OrderContext,
  id: string,
  draft: ContactDraft,
): Promise<Order> {
  return changeOrder(context, byId(id), 'correctContact', async (order) => {
    const contact = readContact(order, draft);
    assertValid(await faultsOf(order, contact, draft));
    const changes = changesOf(order, contact);
    if (changes.length === 0) throw new UserError('BAD_USER_INPUT', 'Nothing was changed.');
    return {
      set: {
        ...contact,
        ...(contact.email !== order.email && renewOrderToken(context.encryption, order)),
        terms: termsOf({ ...order, ...contact }),
      },
      event: { ...newEvent('CONTACT_CHANGED', actorOf(context.viewer)), changes },
    };
  });
}

function readContact(order: Order, draft: ContactDraft): Contact {
  const { email, phone, shippingAddress, billingAddress } = draft;
  return {
    email: email == null ? order.email : cleanText(email),
    phone: phone === undefined ? order.phone : readPhone(phone) || null,
    shippingAddress: shippingAddress ? readAddress(shippingAddress) : order.shippingAddress,
    billingAddress: billingAddress === undefined ? order.billingAddress : billing(billingAddress),
  };
}

function billing(draft: AddressDraft | null): PostalAddress | null {
  return draft && readAddress(draft);
}

async function faultsOf(order: Order, contact: Contact, draft: ContactDraft): Promise<FieldErrors> {
  const { email, phone, shippingAddress } = contact;
  const { country, region } = order.taxedIn;
  const isTaxedAlike =
    !draft.shippingAddress || (shippingAddress?.country === country && shippingAddress.region === region);
  return {
    ...broken({
      email: draft.email != null && checkEmail(email),
      phone: phone !== order.phone && (await checkPhoneNumber(phone, shippingAddress?.country)),
    }),
    ...inside('shippingAddress', await faultsOfAddress(draft.shippingAddress, order.shippingAddress)),
    ...inside('billingAddress', await faultsOfAddress(draft.billingAddress, order.billingAddress)),
    ...(!isTaxedAlike && { 'shippingAddress.region': OTHER_TAX }),
  };
}

/** A telephone number that stays is not checked again: the rules were others when the order was placed. */
async function faultsOfAddress(
  draft: AddressDraft | null | undefined,
  before: PostalAddress | null,
): Promise<FieldErrors> {
  if (!draft) return {};
  const address = readAddress(draft);
  return address.phone === before?.phone ? checkAddress(address, null) : checkAddressWithPhone(address);
}

const FIELDS: readonly [ContactField, (contact: Contact) => string | null][] = [
  ['EMAIL', ({ email }) => email],
  ['PHONE', ({ phone }) => phone],
  ['SHIPPING_ADDRESS', ({ shippingAddress }) => textOf(shippingAddress)],
  ['BILLING_ADDRESS', ({ billingAddress }) => textOf(billingAddress)],
];

function changesOf(before: Contact, after: Contact): ContactChange[] {
  return FIELDS.map(([field, read]) => ({ field, before: read(before), after: read(after) })).filter(
    (change) => change.before !== change.after,
  );
}

function textOf(address: PostalAddress | null): string | null {
  if (!address) return null;
  return [...addressLines(address), address.phone].filter(Boolean).join('\n');
}
