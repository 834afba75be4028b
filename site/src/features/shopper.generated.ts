/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The kinds of changes to a cart. */
export type CartChangeKind =
  /** The discount code does not apply. */
  | 'COUPON'
  /** The variant is no longer available. */
  | 'GONE'
  /** A chosen option is no longer available for this product. */
  | 'OPTION'
  /** A price has changed. */
  | 'PRICE'
  /** The shipping costs or the total have changed. */
  | 'SHIPPING'
  /** Fewer are available than requested. */
  | 'STOCK';

/** The destination of a cart. */
export type CartDestinationInput = {
  /** The country. */
  country: string;
  /** The PIN or postcode. */
  postalCode?: string | null | undefined;
  /** The state. In India its two-letter ISO 3166-2 code, such as MH. */
  region?: string | null | undefined;
};

/** The input for pricing a cart. */
export type CartInput = {
  /** A discount code, case-insensitive: at most 100 characters. */
  coupon?: string | null | undefined;
  /** The destination. Without it, taxes and shipping rates are those of the shop's own state. */
  destination?: CartDestinationInput | null | undefined;
  /** At most 100 lines. Lines of the same variant are merged. */
  lines: Array<CartLineInput>;
  /** The id of the chosen shipping rate, from `Cart.shippingRates`. Null: the cheapest that delivers. */
  shippingRate?: string | null | undefined;
};

/** A quantity of a variant. */
export type CartLineInput = {
  /** The ids of the chosen options, from `CartLine.options`: at most 20. Lines of the same variant share their options. */
  options?: Array<string> | null | undefined;
  /** The unit price that the shopper was shown. */
  price?: number | null | undefined;
  /** 1 to 999. */
  quantity: number;
  /** The variant's id. */
  variantId: string;
};

/** The kinds of documents of an order. */
export type InvoiceKind =
  /** A bill of supply, for goods that the law exempts from tax. */
  | 'BILL_OF_SUPPLY'
  /** A credit note, which reverses an invoice fully or partly. */
  | 'CREDIT_NOTE'
  /** A tax invoice. */
  | 'INVOICE';

/** The kinds of order events. */
export type OrderEventKind =
  /** Canceled by the shopper or the shop. */
  | 'CANCELED'
  /** The shop lost the dispute. */
  | 'CHARGEBACK_LOST'
  /** The payer's bank disputes the payment and holds the money. */
  | 'CHARGEBACK_OPENED'
  /** The shop won the dispute and got the money back. */
  | 'CHARGEBACK_WON'
  /** The email address, phone number or addresses were corrected. */
  | 'CONTACT_CHANGED'
  /** Delivered. */
  | 'DELIVERED'
  /** A delivery was recorded by mistake and reverted. */
  | 'DELIVERY_UNDONE'
  /** Its lines were edited, or its total changed with its address. */
  | 'EDITED'
  /** An email was sent again. */
  | 'EMAIL_RESENT'
  /** The personal details were erased. */
  | 'ERASED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The shopper was emailed the link that lets them change the order. */
  | 'LINK_EMAILED'
  /** An internal note was added. */
  | 'NOTED'
  /** The items that are still to ship were packed. */
  | 'PACKED'
  /** The mark of a packed order was removed. */
  | 'PACKING_UNDONE'
  /** Paid. */
  | 'PAID'
  /** Refunded fully or partly. */
  | 'PAID_BACK'
  /** Paid after the cancellation. */
  | 'PAID_LATE'
  /** A pending payment failed. */
  | 'PAYMENT_FAILED'
  /** A payment is pending, such as a bank debit, which extends the payment deadline. */
  | 'PAYMENT_PENDING'
  /** A payment was recorded by mistake and reverted. */
  | 'PAYMENT_UNDONE'
  /** Placed. */
  | 'PLACED'
  /** The payment provider rejected the refund. */
  | 'REFUND_FAILED'
  /** A refund was requested from the payment provider. */
  | 'REFUND_REQUESTED'
  /** A refund was recorded by mistake and reverted, or failed at the payment provider afterwards. */
  | 'REFUND_UNDONE'
  /** Reopened after a cancellation. Its stock is reserved again. */
  | 'RESERVED_AGAIN'
  /** The return was accepted. */
  | 'RETURN_ACCEPTED'
  /** The return was declined, or the shop no longer expects further items. */
  | 'RETURN_DECLINED'
  /** Returned items were received. */
  | 'RETURN_RECEIVED'
  /** The shopper requested a return. */
  | 'RETURN_REQUESTED'
  /** Shipped fully or partly. */
  | 'SHIPPED'
  /** The tracking of a parcel was corrected. */
  | 'TRACKING_CHANGED'
  /** A parcel came back undelivered, or was lost. */
  | 'UNDELIVERED';

/** The statuses of orders. */
export type OrderStatus =
  /** Waiting for its payment. */
  | 'AWAITING_PAYMENT'
  /** Canceled. */
  | 'CANCELED'
  /** To be shipped. */
  | 'CONFIRMED'
  /** Delivered. */
  | 'DELIVERED'
  /** Prepared by the shop, and not placed yet. */
  | 'DRAFT'
  /** Fully shipped. */
  | 'SHIPPED';

/** The payment statuses of orders. */
export type PaymentStatus =
  /** Taken back by the payer's bank. */
  | 'CHARGEBACK'
  /** Fully paid. */
  | 'PAID'
  /** Partly refunded. */
  | 'PARTLY_REFUNDED'
  /** Not paid yet. */
  | 'PENDING'
  /** Fully refunded. */
  | 'REFUNDED';

/** The kinds of price adjustments. */
export type PriceAdjustmentKind =
  /** A discount. */
  | 'DISCOUNT'
  /** A surcharge. */
  | 'SURCHARGE';

/** The states of refunds. */
export type RefundState =
  /** The money was refunded. */
  | 'DONE'
  /** Rejected by the payment provider. */
  | 'FAILED'
  /** Requested from the payment provider, which has not answered yet. Retried until it does. */
  | 'PENDING';

/** A return request. */
export type ReturnInput = {
  /** Units of lines. */
  lines: Array<ReturnLineInput>;
  /** A photo, which only the team sees. */
  photo?: File | null | undefined;
  /** The reason: at most 1,000 characters. */
  reason: string;
};

/** Units of an order's line to return. */
export type ReturnLineInput = {
  /** The order's line. */
  lineId: string;
  /** The quantity: at least 1. */
  quantity: number;
};

/** The reasons why nothing of an order can be returned. */
export type ReturnObstacle =
  /** Everything has been returned or refunded, or the token is read-only. */
  | 'NOTHING_LEFT'
  /** The order is not delivered. */
  | 'NOT_DELIVERED'
  /** The shop accepts no returns. */
  | 'NOT_OFFERED'
  /** The return period is over. */
  | 'PERIOD_OVER';

/** The states of returns. */
export type ReturnStatus =
  /** Accepted; the shop expects the items. */
  | 'ACCEPTED'
  /** Declined. */
  | 'DECLINED'
  /** All items were received, or the shop no longer expects the rest. */
  | 'RECEIVED'
  /** Awaits the shop's decision. */
  | 'REQUESTED';

/** The kinds of taxes. */
export type TaxKind =
  /** Central GST, for sales within a state. */
  | 'CGST'
  /** Integrated GST, for sales between states. */
  | 'IGST'
  /** State GST, for sales within a state. */
  | 'SGST'
  /** The tax of a shop whose prices are not in rupees. */
  | 'TAX';

export type CartQueryVariables = Exact<{
  input: CartInput;
}>;


export type CartQuery = { cart: { isTaxIncluded: boolean, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, available: number | null, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, compareAtPrice: { amount: number, currency: string } | null, total: { amount: number, currency: string }, options: Array<{ id: string, label: string, isChosen: boolean, amount: { amount: number, currency: string } }>, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, shipping: { amount: number, currency: string }, shippingAdjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, coupon: { code: string, label: string, discount: { amount: number, currency: string } } | null, total: { amount: number, currency: string }, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, shippingRates: Array<{ id: string, name: string, takesCashOnDelivery: boolean, isPickup: boolean, isChosen: boolean, price: { amount: number, currency: string }, arrival: { from: string, until: string } | null }>, changes: Array<{ kind: CartChangeKind, variantId: string | null, available: number | null, message: string | null, before: { amount: number, currency: string } | null, after: { amount: number, currency: string } | null }>, freeShippingFrom: { amount: number, currency: string } | null, arrival: { from: string, until: string } | null } };

export type DeliveryQueryVariables = Exact<{
  country: string;
  postalCode?: string | null | undefined;
  variantIds?: Array<string> | string | null | undefined;
}>;


export type DeliveryQuery = { delivery: { takesCashOnDelivery: boolean, arrival: { from: string, until: string } | null, rates: Array<{ takesCashOnDelivery: boolean, isPickup: boolean, price: { amount: number, currency: string } }> } };

export type ShopperOrderFragment = { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, isTaxIncluded: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, removed: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, amountDue: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, draft: { paymentMethods: Array<string>, expiresAt: string | null, isExpired: boolean } | null, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, clientSecret: string | null, publicKey: string | null, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null, documents: Array<{ number: string, kind: InvoiceKind, issuedAt: string, url: string, pageUrl: string, isCanceled: boolean }> };

export type OrderQueryVariables = Exact<{
  token: string;
}>;


export type OrderQuery = { order: { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, isTaxIncluded: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, removed: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, amountDue: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, draft: { paymentMethods: Array<string>, expiresAt: string | null, isExpired: boolean } | null, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, clientSecret: string | null, publicKey: string | null, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null, documents: Array<{ number: string, kind: InvoiceKind, issuedAt: string, url: string, pageUrl: string, isCanceled: boolean }> } | null };

export type CancelOrderMutationVariables = Exact<{
  token: string;
}>;


export type CancelOrderMutation = { cancelOrder: { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, isTaxIncluded: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, removed: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, amountDue: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, draft: { paymentMethods: Array<string>, expiresAt: string | null, isExpired: boolean } | null, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, clientSecret: string | null, publicKey: string | null, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null, documents: Array<{ number: string, kind: InvoiceKind, issuedAt: string, url: string, pageUrl: string, isCanceled: boolean }> } };

export type EmailOrderLinkMutationVariables = Exact<{
  token: string;
}>;


export type EmailOrderLinkMutation = { emailOrderLink: boolean };

export type OrderReturnsQueryVariables = Exact<{
  token: string;
}>;


export type OrderReturnsQuery = { order: { lines: Array<{ id: string, title: string, variantTitle: string | null }>, returns: Array<{ id: string, number: string, status: ReturnStatus, note: string | null, requestedAt: string, lines: Array<{ quantity: number, received: number, line: { id: string, title: string, variantTitle: string | null } }>, receipts: Array<{ replacementNumber: string | null }> }>, returnable: { lastDay: string | null, obstacle: ReturnObstacle | null, lines: Array<{ lineId: string, quantity: number }> } } | null };

export type RequestReturnMutationVariables = Exact<{
  token: string;
  input: ReturnInput;
  key: string;
}>;


export type RequestReturnMutation = { requestReturn: { number: string } };
