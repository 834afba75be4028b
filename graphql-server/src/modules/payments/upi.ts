import { formatMoney } from '@mela/rules/format-money.ts';
import { renderSVG } from 'uqr';
import { type PayableOrder, type PaymentMethod, referenceOf } from './payment-method.ts';

/** The one currency that UPI moves. */
const CURRENCY = 'INR';
const PAISE_PER_RUPEE = 100;
/** What scanners need to be light around the code: four modules. */
const QUIET_MODULES = 4;

export const upi: PaymentMethod = {
  name: 'upi',
  isPrepaid: true,
  isOffered: ({ upiId }, { total, currency }) => upiId !== null && currency === CURRENCY && total > 0,
  instructions: (order, { upiId }, shop) => {
    if (upiId === null) throw new Error('There is nobody whom UPI could pay.');
    const reference = referenceOf(order);
    const upiUri = uriOf(order, upiId, shop, reference);
    const amount = formatMoney({ amount: order.total, currency: order.currency });
    const text = `Pay ${amount} by UPI to ${upiId} (${shop}).\nSay what it is for: ${reference}.`;
    return { method: 'upi', reference, upiUri, qrSvg: qrCodeOf(upiUri), text };
  },
};

/** As UPI's linking specification has it. Apps read the payee's address as it stands, and of the rest only `%20` for a space. */
function uriOf({ total, currency }: PayableOrder, payee: string, shop: string, note: string): string {
  const fields = { pa: payee, pn: shop, am: rupeesOf(total), cu: currency, tn: note };
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${pairs.join('&')}`;
}

/** `1499.50`: all apps take two decimals. */
function rupeesOf(paise: number): string {
  const rupees = Math.trunc(paise / PAISE_PER_RUPEE);
  return `${rupees}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}

/** Scales without seams between its modules, and needs no style of the page. */
function qrCodeOf(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: QUIET_MODULES, pixelSize: 1 });
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" role="img" aria-label="QR code for UPI" ');
}
