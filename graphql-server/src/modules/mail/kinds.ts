import type { OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { Role } from '../../kernel/roles.ts';

/** An item in an email. */
interface MailedLine {
  title: string;
  /** The option values, such as Red / M. */
  variantTitle: string | null;
  quantity: number;
  /** The hash of its variant's image. null or, in older emails, absent: no image. */
  image?: string | null;
  /** The price of the whole quantity, in minor units. */
  total: number;
}

/** An order in emails. Amounts are in minor units of the order's currency. */
export interface MailedOrder {
  number: string;
  /** The encrypted token of the shopper's link, or a tracking token. */
  token: string;
  /** Set if the token gives only read access, because an operator entered the email address. */
  isReadOnly?: true;
  placedAt: Date;
  /** The recipient's name. */
  name: string;
  currency: string;
  lines: MailedLine[];
  subtotal: number;
  discount: number;
  /** Surcharges on the whole order. Absent: none. */
  surcharges?: { label: string; amount: number }[];
  shipping: number;
  /** The name of the shipping rate. Absent: the shop has only one. */
  shippingRate?: string;
  /** The tax in the total. */
  tax: number;
  /** Whether tax was added to the prices. Absent: prices include tax. */
  isTaxAdded?: true;
  total: number;
  /** The shipping address as separate lines. */
  address: string[];
  paymentMethod: OrderPaymentMethod;
  /** Lines of text from other modules. Absent: none. */
  notes?: string[];
  /** Links from other modules. Each path is on the shop's host, and gets the token appended. Absent: none. */
  links?: { label: string; path: string }[];
}

/** A return in emails. */
export interface MailedReturn {
  stage: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'RECEIVED';
  returnNumber: string;
  items: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
  /** The shop's note to the shopper with its decision. */
  note: string | null;
  /** How to send the items back. null if the shopper should not send them. */
  instructions: string | null;
}

/** The secret in the recipient's link, encrypted (`sealSecret`). */
interface MailedSecret {
  secret: string;
  expiresAt: Date;
}

/** The stored data of each kind of email. Its text is rendered when it is sent. */
export interface MailData {
  'order-placed': MailedOrder & {
    /** Payment instructions as separate lines. null if none are needed. */
    payment: string | null;
    /** The URI that UPI apps open. Absent: the order is not paid by UPI. */
    upiUri?: string;
    /** The payment deadline. null if there is none. */
    payBy: Date | null;
    /** The delivery dates, such as 2026-11-27. */
    arrival: { from: string; until: string } | null;
    /** Whether the order was canceled and then reopened. */
    isReopened?: true;
  };
  /** The link to an order that the shop has prepared. */
  'draft-order': MailedOrder & {
    /** The link can confirm the order until this time. Absent in older emails. */
    payBy?: Date;
  };
  'order-edited': MailedOrder & {
    /** The added, changed or removed lines. */
    items: { title: string; variantTitle: string | null; before: number; after: number }[];
    totalBefore: number;
    /** The amount still due, in minor units. */
    due: number;
    /** The amount that the shop refunds, in minor units. */
    refundOwed: number;
    /** Payment instructions as separate lines. null if none are needed. */
    payment: string | null;
    payBy: Date | null;
  };
  'order-paid': MailedOrder & {
    /** Whether everything had already been shipped, as with cash on delivery. */
    isShipped: boolean;
  };
  'order-shipped': MailedOrder & {
    /** The items in this parcel. */
    shipped: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether everything has now been shipped. */
    isAll: boolean;
    isPaid: boolean;
    carrier: string | null;
    /** Absent in older emails. */
    trackingNumber?: string | null;
    trackingUrl: string | null;
    /** Whether this email corrects an earlier one about the parcel. */
    isCorrection?: true;
  };
  'order-canceled': MailedOrder & {
    /** Who or what canceled the order. EXPIRED: it was not paid in time. */
    cause: 'SHOPPER' | 'SHOP' | 'EXPIRED';
    /** The shop's reason. Absent in older emails. */
    reason?: string | null;
    isPaid: boolean;
  };
  'order-refunded': MailedOrder & {
    /** The amount in minor units. */
    amount: number;
    /** The refunded units. Empty for a refund of an amount only. */
    refunded: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether the whole payment is refunded. */
    isAll: boolean;
  };
  'order-return': MailedOrder & MailedReturn;
  'order-link': Pick<MailedOrder, 'number' | 'token' | 'name' | 'placedAt'>;
  /** Sent to the shop, without the customer's details. */
  'new-order': Omit<MailedOrder, 'token' | 'isReadOnly' | 'name' | 'address'> & { orderId: string };
  /** Sent to the shop, without anything that identifies the customer. */
  'new-return': Pick<MailedOrder, 'number'> &
    Pick<MailedReturn, 'returnNumber' | 'items'> & { reason: string };
  /** Sent to the shop. */
  'contact-message': {
    name: string;
    email: string;
    phone: string | null;
    orderNumber: string | null;
    text: string;
  };
  'stock-alert': Pick<MailedLine, 'title' | 'variantTitle' | 'image'> & {
    /** The path of the variant on the storefront. */
    path: string;
    /** The token of the link that cancels all alerts to the address. */
    leave: string;
  };
  /** The secret is the token of the link that confirms the address. */
  'newsletter-confirm': MailedSecret;
  'newsletter-welcome': {
    /** The token of the unsubscribe link. */
    leave: string;
  };
  'operator-invitation': MailedSecret & { role: Role; by: string | null };
  'password-reset': MailedSecret & { name: string };
  /** Sent to an owner who tests the mail server. */
  'test-message': Record<string, never>;
}

export type MailKind = keyof MailData;

/** The kinds of emails, in the order in which lists display them. */
export const MAIL_KINDS = [
  'order-placed',
  'draft-order',
  'order-edited',
  'order-paid',
  'order-shipped',
  'order-canceled',
  'order-refunded',
  'order-return',
  'order-link',
  'new-order',
  'new-return',
  'contact-message',
  'stock-alert',
  'newsletter-confirm',
  'newsletter-welcome',
  'operator-invitation',
  'password-reset',
  'test-message',
] as const satisfies readonly MailKind[];

/** Kinds with a secret that lets anyone act as the recipient. */
export const SECRET_MAILS = [
  'newsletter-confirm',
  'operator-invitation',
  'password-reset',
] as const satisfies readonly MailKind[];

/** Kinds about accounts, which only owners may see. */
export const ACCOUNT_MAILS = ['operator-invitation', 'password-reset'] as const satisfies readonly MailKind[];
