import { formatMoney } from '@mela/rules/format-money.ts';
import { renderSVG } from 'uqr';
import { paymentsTexts } from './messages.ts';
import { type PayableOrder, type PaymentMethod, referenceOf } from './payment-method.ts';

/** The only currency that UPI supports. */
const CURRENCY = 'INR';
const PAISE_PER_RUPEE = 100;
/** The quiet zone that scanners need. */
const QUIET_MODULES = 4;

export const upi: PaymentMethod = {
  name: 'upi',
  isPrepaid: true,
  isOffered: ({ upiId }, { total, currency }) => upiId !== null && currency === CURRENCY && total > 0,
  instructions: (order, { upiId }, shop) => {
    if (upiId === null) throw new Error('No UPI ID is set.');
    const reference = referenceOf(order);
    const upiUri = uriOf(order, upiId, shop, reference);
    const amount = formatMoney({ amount: order.total, currency: order.currency });
    const text = paymentsTexts.payByUpi({ amount, upiId, shop, reference });
    return { method: 'upi', reference, upiUri, qrSvg: qrCodeOf(upiUri), text };
  },
};

/** A link by UPI's linking specification. Apps do not decode `%40` in the payee's address, and elsewhere they only decode `%20`. */
function uriOf({ total, currency }: PayableOrder, payee: string, shop: string, note: string): string {
  const fields = { pa: payee, pn: shop, am: rupeesOf(total), cu: currency, tn: note };
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${pairs.join('&')}`;
}

/** An amount such as `1499.50`. All apps accept two decimals. */
function rupeesOf(paise: number): string {
  const rupees = Math.trunc(paise / PAISE_PER_RUPEE);
  return `${rupees}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}

/** An SVG image that scales without gaps between its squares, and needs no CSS. */
function qrCodeOf(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: QUIET_MODULES, pixelSize: 1 });
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" role="img" aria-label="QR code for UPI" ');
}
