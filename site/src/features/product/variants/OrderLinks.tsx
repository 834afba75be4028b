import { phoneLink } from '@mela/rules/phone-link.ts';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import type { BuyBoxProps } from './buy-box-props.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  product: Pick<BuyBoxProps, 'title' | 'path' | 'options' | 'contact'>;
  selection: Selection;
  /** Whether the page offers an email when a sold-out variant is available again. */
  hasAlert: boolean;
}

/** Orders by email and phone, for shops without a checkout. */
export function OrderLinks({ product: { title, path, options, contact }, selection, hasAlert }: Props) {
  const { variant, places, isAvailable } = selection;
  const { url, email, phone } = contact;
  const { id = '', sku = '' } = variant ?? {};
  const hasEmail = email !== '' && !(hasAlert && variant?.state === 'OUT_OF_STOCK');
  const query = variant && options.length > 0 ? `?variant=${id}` : '';
  const lines = [
    url + path + query,
    ...options.map(({ name, values }, option) => `${name}: ${values[places[option] ?? 0]}`),
    ...(sku ? [productText.skuOf(sku)] : []),
  ];
  const subjectOf = isAvailable ? productText.orderSubject : productText.questionSubject;
  const subject = encodeURIComponent(subjectOf(title));
  return (
    <>
      {hasEmail && (
        <a
          className="button"
          href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`}
        >
          {isAvailable ? productText.orderByEmail : productText.askAvailability}
        </a>
      )}
      {phone && (
        <a className={hasEmail || hasAlert ? 'button button--quiet' : 'button'} href={phoneLink(phone)}>
          {sharedText.callNumber(phone)}
        </a>
      )}
    </>
  );
}
