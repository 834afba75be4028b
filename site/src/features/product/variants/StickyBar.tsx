import { formatMoney } from '@mela/rules/format-money.ts';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { STOCK_ALERT } from '../../stock-alert/StockAlert.tsx';
import type { BuyBoxProps } from './buy-box-props.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Choices } from './use-selection.ts';

interface Props {
  product: BuyBoxProps;
  choices: Choices;
  isReady: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** The element that the bar links to. The link also works before hydration. */
export const CHOICES = '#choices';

export function focusChoices(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
}

/**
 * Where the form's button is, relative to the screen. On a phone, the bar is shown when the button is out of
 * view; on a wide screen, only when it is above.
 */
type Position = 'unknown' | 'in-sight' | 'above' | 'below';

/**
 * Keeps the price, selected variant and button in reach. Until the shopper has chosen a variant or seen the
 * options, the bar links to them, because the default size fits few people.
 */
export function StickyBar({ product, choices, isReady, form }: Props) {
  const { options, thumbnails, currency, title } = product;
  const { selection, confirm } = choices;
  const { shown, isAvailable, isDefault } = selection;
  const { isAdding, add } = useAddToCart(product, selection);
  const position = useButtonPosition(form);
  /** Name only options with several values, because the others need no choice. */
  const asked = options.filter(({ values }) => values.length > 1).map(({ name }) => name.toLowerCase());
  const asks = isDefault && asked.length > 0;
  const chooseText = productText.choose(asked.join(` ${sharedText.and} `));
  const leadToChoices = (event: MouseEvent) => {
    event.preventDefault();
    form.current?.scrollIntoView({ block: 'center' });
    focusChoices(form.current);
    confirm();
  };
  const leadToAlert = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`${STOCK_ALERT} [type="email"]`)?.focus();
  };
  const image = thumbnails[shown?.image ?? 0];
  return (
    <div className={`buy-bar buy-bar--${position}`} inert={position === 'in-sight'}>
      {image && <img src={image} width="48" height="54" alt="" loading="lazy" />}
      <p className="buy-bar__product">
        <span className="buy-bar__title">{title}</span>
        {shown && <b>{formatMoney({ amount: shown.price, currency })}</b>}
        {options.length > 0 && <span data-bar-variant>{asks ? chooseText : selection.title}</span>}
      </p>
      {asks ? (
        <a className="button" href={CHOICES} onClick={leadToChoices}>
          {sharedText.chooseOptions}
        </a>
      ) : shown?.state === 'OUT_OF_STOCK' ? (
        <a className="button" href={STOCK_ALERT} onClick={leadToAlert}>
          {sharedText.emailMe}
        </a>
      ) : (
        <button
          type="button"
          className="button"
          data-buy-bar={isReady ? undefined : ''}
          aria-busy={isAdding || undefined}
          disabled={!isAvailable}
          onClick={add}
        >
          {isAvailable ? sharedText.addToCart : sharedText.soldOut}
        </button>
      )}
    </div>
  );
}

function useButtonPosition(form: RefObject<HTMLFormElement | null>): Position {
  const [position, setPosition] = useState<Position>('unknown');
  useEffect(() => {
    const button = form.current?.querySelector('[data-buy]');
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isAbove = entry.boundingClientRect.top < 0;
      setPosition(entry.isIntersecting ? 'in-sight' : isAbove ? 'above' : 'below');
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return position;
}
