import {
  type AddressDraft,
  checkAddress,
  checkEmail,
  type PostalAddress,
  readAddress,
  readPhone,
} from '@mela/rules/address-checks.ts';
import { checkAddressWithPhone, checkPhoneNumber } from '@mela/rules/phone-numbers.ts';
import { broken, cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { addressLines } from './address-lines.ts';
import { assertVersion, byId, changeOrder } from './change-order.ts';
import type { Order, OrderContact } from './collection.ts';
import type { OrderContext } from './context.ts';
import { type ContactChange, type ContactField, newEvent } from './events.ts';
import { ordersMessages } from './messages.ts';
import { renewOrderToken } from './order-tokens.ts';
import { checkNote, inside } from './placing/order-draft.ts';
import { termsOf } from './terms.ts';

/** Corrected contact details from a client. Absent fields stay unchanged. */
export interface ContactDraft {
  email?: string | null | undefined;
  /** null: none. */
  phone?: string | null | undefined;
  shippingAddress?: AddressDraft | null | undefined;
  /** null: same as the shipping address. */
  billingAddress?: AddressDraft | null | undefined;
  /** The shopper's note. null: removes it. */
  note?: string | null | undefined;
  /** The version of the order that the client read. null: any. */
  version?: number | null | undefined;
}

type Contact = OrderContact;

/**
 * Corrects the email address and the postal addresses of an order, before or after it ships. Waiting emails go to the new address. A new
 * email address creates a new link token, which is only sent to an address that the shopper entered (`isShopperEmail`). Otherwise an
 * operator could obtain the shopper's link.
 * @throws UserError if a detail is invalid, nothing changes, or the new address is taxed differently
 */
export async function correctOrderContact(
  context: OrderContext,
  id: string,
  draft: ContactDraft,
): Promise<Order> {
  return changeOrder(context, byId(id), 'correctContact', async (order) => {
    assertVersion(order, draft.version);
    const { set, changes } = await changedContact(context, order, draft);
    if (changes.length === 0) throw new UserError('BAD_USER_INPUT', ordersMessages.nothingChanged);
    return {
      set: { ...set, terms: termsOf({ ...order, ...set }) },
      event: { ...newEvent('CONTACT_CHANGED', actorOf(context.viewer)), changes },
    };
  });
}

/**
 * The contact details that a draft changes.
 * @param canMove whether the new address may be in another state or country, which changes the tax
 * @throws UserError if a detail is invalid
 */
export async function changedContact(
  { encryption }: Pick<OrderContext, 'encryption'>,
  order: Order,
  draft: ContactDraft,
  canMove = false,
): Promise<{ set: Partial<Order> & Contact; changes: ContactChange[] }> {
  const contact = readContact(order, draft);
  assertValid(await faultsOf(order, contact, draft, canMove));
  const renewed = contact.email !== order.email && renewOrderToken(encryption, order);
  return { set: { ...contact, ...renewed }, changes: changesOf(order, contact) };
}

function readContact(order: Order, draft: ContactDraft): Contact {
  const { email, phone, shippingAddress, billingAddress } = draft;
  return {
    email: email == null ? order.email : cleanText(email),
    phone: phone === undefined ? order.phone : readPhone(phone) || null,
    shippingAddress: shippingAddress ? readAddress(shippingAddress) : order.shippingAddress,
    billingAddress: billingAddress === undefined ? order.billingAddress : billing(billingAddress),
    note: draft.note === undefined ? order.note : cleanText(draft.note) || null,
  };
}

function billing(draft: AddressDraft | null): PostalAddress | null {
  return draft && readAddress(draft);
}

async function faultsOf(
  order: Order,
  contact: Contact,
  draft: ContactDraft,
  canMove: boolean,
): Promise<FieldMessages> {
  const { email, phone, shippingAddress, note } = contact;
  const { country, region } = order.taxedIn;
  const isTaxedAlike =
    canMove ||
    !draft.shippingAddress ||
    order.shippingRate?.isPickup ||
    (shippingAddress?.country === country && shippingAddress.region === region);
  return {
    ...broken({
      email: draft.email != null && checkEmail(email),
      note: note !== null && note !== order.note && checkNote(note),
      phone: phone !== order.phone && (await checkPhoneNumber(phone, shippingAddress?.country)),
    }),
    ...inside('shippingAddress', await faultsOfAddress(draft.shippingAddress, order.shippingAddress)),
    ...inside('billingAddress', await faultsOfAddress(draft.billingAddress, order.billingAddress)),
    ...(!isTaxedAlike && { 'shippingAddress.region': ordersMessages.stateAffectsTax }),
  };
}

/** Does not validate an unchanged phone number, because the rules may have changed since the order was placed. */
async function faultsOfAddress(
  draft: AddressDraft | null | undefined,
  before: PostalAddress | null,
): Promise<FieldMessages> {
  if (!draft) return {};
  const address = readAddress(draft);
  return address.phone === before?.phone ? checkAddress(address, null) : checkAddressWithPhone(address);
}

const FIELDS: readonly [ContactField, (contact: Contact) => string | null][] = [
  ['EMAIL', ({ email }) => email],
  ['PHONE', ({ phone }) => phone],
  ['SHIPPING_ADDRESS', ({ shippingAddress }) => textOf(shippingAddress)],
  ['NOTE', ({ note }) => note],
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
