import type { OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { Role } from '../../kernel/roles.ts';

/** Pieces that a mail names. */
interface MailedLine {
  title: string;
  /** Such as Red / M. */
  variantTitle: string | null;
  quantity: number;
  /** The hash of its variant's image; null or, in older emails, absent: none. */
  image?: string | null;
  /** Of all pieces, in minor units. */
  total: number;
}

/** An order as its mails tell of it. Amounts are in minor units of the order's currency. */
export interface MailedOrder {
  number: string;
  /** The token of the shopper's link, encrypted as the order has it; or a tracking token. */
  token: string;
  /** Whether the token only shows the order, because an operator entered the email address. */
  isReadOnly?: true;
  placedAt: Date;
  /** Whom it is for. */
  name: string;
  currency: string;
  lines: MailedLine[];
  subtotal: number;
  discount: number;
  /** Surcharges of the order as a whole. Absent: none. */
  surcharges?: { label: string; amount: number }[];
  shipping: number;
  /** The name of the shipping rate. Absent: the shop has one alone. */
  shippingRate?: string;
  /** The part of the total that is tax. */
  tax: number;
  total: number;
  /** Where it goes, line by line. */
  address: string[];
  paymentMethod: OrderPaymentMethod;
  /** Lines that modules add. Absent: none. */
  notes?: string[];
}

/** Of the one who has it: the secret is encrypted (`sealSecret`). */
interface MailedSecret {
  secret: string;
  expiresAt: Date;
}

/** What is stored for a mail of each kind: facts. Its words are made when it is sent. */
export interface MailData {
  'order-placed': MailedOrder & {
    /** How to pay, in words, line by line; null where nothing is to be done. */
    payment: string | null;
    /** Until when it must be paid; null where that does not end. */
    payBy: Date | null;
    /** The days between which it arrives, such as 2026-11-27. */
    arrival: { from: string; until: string } | null;
    /** Whether it was canceled, and is open again. */
    isReopened?: true;
  };
  'order-paid': MailedOrder & {
    /** Whether all of it has left already, as with cash on delivery. */
    isShipped: boolean;
  };
  'order-shipped': MailedOrder & {
    /** What is in this parcel. */
    shipped: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether nothing is left to ship. */
    isAll: boolean;
    isPaid: boolean;
    carrier: string | null;
    /** Absent in mails of older versions. */
    trackingNumber?: string | null;
    trackingUrl: string | null;
    /** Whether it corrects what an earlier mail said of the parcel. */
    isCorrection?: true;
  };
  'order-canceled': MailedOrder & {
    /** EXPIRED: it was not paid in time. */
    cause: 'SHOPPER' | 'SHOP' | 'EXPIRED';
    /** What the shop said of it; absent from mails of former versions. */
    reason?: string | null;
    isPaid: boolean;
  };
  'order-refunded': MailedOrder & {
    /** In minor units. */
    amount: number;
    /** The units that it is for; none for a refund of an amount. */
    refunded: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether all of the payment is refunded. */
    isAll: boolean;
  };
  'order-link': Pick<MailedOrder, 'number' | 'token' | 'name' | 'placedAt'>;
  /** To the shop: without anything that says who ordered. */
  'new-order': Omit<MailedOrder, 'token' | 'isReadOnly' | 'name' | 'address'> & { orderId: string };
  /** To the shop. */
  'contact-message': {
    name: string;
    email: string;
    phone: string | null;
    orderNumber: string | null;
    text: string;
  };
  'operator-invitation': MailedSecret & { role: Role; by: string | null };
  'password-reset': MailedSecret & { name: string };
}

export type MailKind = keyof MailData;

/** In this order they are listed. */
export const MAIL_KINDS = [
  'order-placed',
  'order-paid',
  'order-shipped',
  'order-canceled',
  'order-refunded',
  'order-link',
  'new-order',
  'contact-message',
  'operator-invitation',
  'password-reset',
] as const satisfies readonly MailKind[];

/** Those that are about accounts: for owners alone. */
export const ACCOUNT_MAILS = ['operator-invitation', 'password-reset'] as const satisfies readonly MailKind[];
