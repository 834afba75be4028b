import {
  type AddressDraft,
  checkEmail,
  type PostalAddress,
  readAddress,
  readPhone,
} from '@mela/rules/address-checks.ts';
import { checkGstin } from '@mela/rules/gstin.ts';
import { checkAddressWithPhone, checkPhoneNumber } from '@mela/rules/phone-numbers.ts';
import { broken, cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid } from '../../kernel/errors.ts';
import { type LineDraft, readLines, type WantedLine } from '../orders/cart/read-lines.ts';
import type { OrderContact } from '../orders/collection.ts';
import { checkNote, inside } from '../orders/placing/order-draft.ts';
import { draftOrdersMessages } from './messages.ts';

/** A draft order as a client sends it. Missing fields are empty. */
export interface DraftInput {
  lines: readonly LineDraft[];
  email?: string | null | undefined;
  phone?: string | null | undefined;
  shippingAddress?: AddressDraft | null | undefined;
  billingAddress?: AddressDraft | null | undefined;
  shippingRate?: string | null | undefined;
  /** The shipping costs in minor units, as is the discount. */
  shipping?: number | null | undefined;
  discount?: number | null | undefined;
  note?: string | null | undefined;
  gstin?: string | null | undefined;
  /** The version of the draft that the client saw. null: accept any. */
  version?: number | null | undefined;
}

/** A validated draft order. */
export interface ReadDraft extends OrderContact {
  lines: WantedLine[];
  shippingRate: string | null;
  /** The shipping costs. null: those of the shipping rate. */
  shipping: number | null;
  discount: number;
  gstin: string | null;
}

/** Validates everything that does not depend on the shop's products and settings. @throws UserError */
export async function readDraft(input: DraftInput): Promise<ReadDraft> {
  const { lines, faults } = readLines(input.lines);
  const draft: ReadDraft = {
    lines,
    email: cleanText(input.email),
    phone: readPhone(input.phone) || null,
    shippingAddress: input.shippingAddress ? readAddress(input.shippingAddress) : null,
    billingAddress: input.billingAddress ? readAddress(input.billingAddress) : null,
    shippingRate: cleanText(input.shippingRate) || null,
    shipping: input.shipping ?? null,
    discount: input.discount ?? 0,
    note: cleanText(input.note) || null,
    gstin: cleanText(input.gstin).replaceAll(' ', '').toUpperCase() || null,
  };
  const { email, phone, shippingAddress, billingAddress, note, gstin } = draft;
  assertValid({
    ...(input.lines.length === 0 && { lines: draftOrdersMessages.noItems }),
    ...faults,
    ...broken({
      email: email !== '' && checkEmail(email),
      phone: await checkPhoneNumber(phone, shippingAddress?.country),
      shipping: draft.shipping !== null && !isAmount(draft.shipping) && draftOrdersMessages.invalidAmount,
      discount: !isAmount(draft.discount) && draftOrdersMessages.invalidAmount,
      note: note !== null && checkNote(note),
      gstin: checkGstin(gstin),
    }),
    ...(await addressFaults('shippingAddress', shippingAddress)),
    ...(await addressFaults('billingAddress', billingAddress)),
  });
  return draft;
}

async function addressFaults(field: string, address: PostalAddress | null): Promise<FieldMessages> {
  return address ? inside(field, await checkAddressWithPhone(address)) : {};
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}
