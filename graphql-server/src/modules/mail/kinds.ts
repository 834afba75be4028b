import type { OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { Role } from '../../kernel/roles.ts';

/** An item in an email. */
interface MailedLine {
  title: string;
  /** Such as Red / M. */
  variantTitle: string | null;
  quantity: number;
  /** The hash of its variant's image; null or, in older emails, absent: none. */
  image?: string | null;
  /** For the whole quantity, in minor units. */
  total: number;
}

/** An order as its emails show it. Amounts are in minor units of the order's currency. */
export interface MailedOrder {
  number: string;
  /** The token of the shopper's link, encrypted; or a tracking token. */
  token: string;
  /** Whether the token only shows the order, because an operator entered the email address. */
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
  /** The tax included in the total. */
  tax: number;
  /** Prices did not include tax: it is added to the total. Absent: they did. */
  isTaxAdded?: true;
  total: number;
  /** The shipping address in lines. */
  address: string[];
  paymentMethod: OrderPaymentMethod;
  /** Lines that modules add. Absent: none. */
  notes?: string[];
  /** What modules link to: paths on the shop's host, to which the token is added. Absent: nothing. */
  links?: { label: string; path: string }[];
}

/** A return as emails show it. */
export interface MailedReturn {
  stage: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'RECEIVED';
  returnNumber: string;
  items: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
  /** What the shop told the shopper with its decision. */
  note: string | null;
  /** How the items are sent back; null where they are not to be. */
  instructions: string | null;
}

/** The secret in the recipient's link, encrypted (`sealSecret`). */
interface MailedSecret {
  secret: string;
  expiresAt: Date;
}

/** The stored data of each kind of email. Its text is created when it is sent. */
export interface MailData {
  'order-placed': MailedOrder & {
    /** Payment instructions in lines; null if none are needed. */
    payment: string | null;
    /** What a UPI app opens. Absent: the order is not paid by UPI. */
    upiUri?: string;
    /** The payment deadline; null if there is none. */
    payBy: Date | null;
    /** The delivery dates, such as 2026-11-27. */
    arrival: { from: string; until: string } | null;
    /** Whether it was canceled and reopened. */
    isReopened?: true;
  };
  /** The link to an order that the shop has prepared. */
  'draft-order': MailedOrder & {
    /** Until when the link confirms the order. Absent in older emails. */
    payBy?: Date;
  };
  'order-edited': MailedOrder & {
    /** The lines that were added, changed or removed. */
    items: { title: string; variantTitle: string | null; before: number; after: number }[];
    totalBefore: number;
    /** Still to be paid, in minor units. */
    due: number;
    /** What the shop refunds, in minor units. */
    refundOwed: number;
    /** Payment instructions in lines; null if none are needed. */
    payment: string | null;
    payBy: Date | null;
  };
  'order-paid': MailedOrder & {
    /** Whether everything was shipped already, as with cash on delivery. */
    isShipped: boolean;
  };
  'order-shipped': MailedOrder & {
    /** The items of this parcel. */
    shipped: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether nothing is left to ship. */
    isAll: boolean;
    isPaid: boolean;
    carrier: string | null;
    /** Absent in older emails. */
    trackingNumber?: string | null;
    trackingUrl: string | null;
    /** Whether it corrects an earlier email about the parcel. */
    isCorrection?: true;
  };
  'order-canceled': MailedOrder & {
    /** EXPIRED: it was not paid in time. */
    cause: 'SHOPPER' | 'SHOP' | 'EXPIRED';
    /** The shop's reason; absent in older emails. */
    reason?: string | null;
    isPaid: boolean;
  };
  'order-refunded': MailedOrder & {
    /** In minor units. */
    amount: number;
    /** The refunded units; empty for a refund of an amount. */
    refunded: Pick<MailedLine, 'title' | 'variantTitle' | 'quantity' | 'image'>[];
    /** Whether the whole payment is refunded. */
    isAll: boolean;
  };
  'order-return': MailedOrder & MailedReturn;
  'order-link': Pick<MailedOrder, 'number' | 'token' | 'name' | 'placedAt'>;
  /** To the shop: without the customer's details. */
  'new-order': Omit<MailedOrder, 'token' | 'isReadOnly' | 'name' | 'address'> & { orderId: string };
  /** To the shop: without anything that says who ordered. */
  'new-return': Pick<MailedOrder, 'number'> &
    Pick<MailedReturn, 'returnNumber' | 'items'> & { reason: string };
  /** To the shop. */
  'contact-message': {
    name: string;
    email: string;
    phone: string | null;
    orderNumber: string | null;
    text: string;
  };
  'stock-alert': Pick<MailedLine, 'title' | 'variantTitle' | 'image'> & {
    /** The address of the variant on the storefront, from its host. */
    path: string;
    /** The token of the link that ends all alerts to the address. */
    leave: string;
  };
  /** The secret is the token of the link that confirms the address. */
  'newsletter-confirm': MailedSecret;
  'newsletter-welcome': {
    /** The token of the link that ends the newsletter. */
    leave: string;
  };
  'operator-invitation': MailedSecret & { role: Role; by: string | null };
  'password-reset': MailedSecret & { name: string };
  /** To an owner who checks the mail server. */
  'test-message': Record<string, never>;
}

export type MailKind = keyof MailData;

/** In the order of lists. */
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

/** Kinds with a secret that lets its holder act as the recipient. */
export const SECRET_MAILS = [
  'newsletter-confirm',
  'operator-invitation',
  'password-reset',
] as const satisfies readonly MailKind[];

/** Kinds about accounts, which only owners see. */
export const ACCOUNT_MAILS = ['operator-invitation', 'password-reset'] as const satisfies readonly MailKind[];
