import { formatMoney } from '@mela/rules/format-money.ts';
import type { ReactNode, RefObject } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { takeSubmit } from '../../../components/page-script.ts';
import { QuantityStepper } from '../../cart/lines/QuantityStepper.tsx';
import type { BuyBoxProps } from './buy-box-props.ts';
import { goneValues } from './choose-variant.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Choices, Selection } from './use-selection.ts';
import { VariantPrice } from './VariantPrice.tsx';
import { arrivalText, availabilityText, deliveryText } from './variant-texts.ts';

interface Props {
  product: BuyBoxProps;
  choices: Choices;
  /** Whether the island is hydrated. Parts that depend on the browser's clock are rendered only then. */
  isReady: boolean;
  form?: RefObject<HTMLFormElement | null>;
  /** The list of variants, for browsers without script. */
  children?: ReactNode;
}

/** The options, price, availability, quantity and Add to cart button of a product. */
export function BuyBox({ product, choices, isReady, form, children }: Props) {
  const { options, currency, thumbnails, isSelling } = product;
  const { selection, choose } = choices;
  const { variants, places, shown, isAvailable } = selection;
  const gone = goneValues(variants, options, places);
  return (
    <form
      className="variants printed"
      ref={form}
      id={form && 'choices'}
      method="get"
      aria-label={productText.choices}
      autoComplete="off"
      data-query={variants.length > 1 ? '' : undefined}
      onSubmit={({ nativeEvent }) => takeSubmit(nativeEvent)}
    >
      {/* This button keeps Enter from submitting the form: its first button is disabled. */}
      <button type="submit" hidden disabled />
      {shown && <VariantPrice variant={shown} currency={currency} />}
      {options.map((option, index) => (
        <OptionGroup
          key={option.name}
          option={option}
          index={index}
          selected={places[index] ?? 0}
          gone={gone[index] ?? []}
          thumbnails={thumbnails}
          onChoose={choose}
        />
      ))}
      {children}
      <Stock selection={selection} product={product} isReady={isReady} />
      {isSelling && <AddRow product={product} choices={choices} isReady={isReady} />}
      {!(isSelling && isAvailable) && (
        <div className="summary__buy">
          <OrderLinks product={product} selection={selection} hasAlert={form !== undefined} />
        </div>
      )}
      <p className="visually-hidden variants__said" role="status">
        {selection.isNews && newsOf(selection, currency)}
      </p>
    </form>
  );
}

function newsOf({ title, variant }: Selection, currency: string): string {
  const price = variant ? formatMoney({ amount: variant.price, currency }) : '';
  return [title, price, availabilityText(variant)].filter(Boolean).join(', ');
}

interface StockProps extends Pick<Props, 'product' | 'isReady'> {
  selection: Selection;
}

function Stock({ selection: { variant, isAvailable }, product, isReady }: StockProps) {
  const { arrivesIn, timeZone } = product;
  return (
    <p className="variants__stock">
      <span className={`status status--${isAvailable ? 'good' : 'bad'}`} data-stock>
        {availabilityText(variant)}
      </span>
      {arrivesIn && isAvailable && (
        <span data-delivery>{isReady ? arrivalText(arrivesIn, timeZone) : deliveryText(arrivesIn)}</span>
      )}
      {variant?.sku && <span className="variants__sku">{`${productText.sku} ${variant.sku}`}</span>}
    </p>
  );
}

function AddRow({ product, choices, isReady }: Pick<Props, 'product' | 'choices' | 'isReady'>) {
  const { selection, setQuantity } = choices;
  const { isAdding, add } = useAddToCart(product, selection);
  return (
    <div className="summary__buy variants__buy">
      <QuantityStepper
        label={sharedText.quantity}
        quantity={selection.quantity}
        highest={selection.highest}
        onChange={setQuantity}
      />
      <button
        type="button"
        className="button"
        // The value is empty before hydration, when a press must wait for the island (`HeaderScript.astro`).
        data-buy={isReady ? 'on' : ''}
        aria-busy={isAdding || undefined}
        disabled={!selection.isAvailable}
        onClick={add}
      >
        <BagIcon />
        {sharedText.addToCart}
      </button>
    </div>
  );
}

/** The drawing of `design/icons/bag.svg`, which React cannot import. */
const BAG =
  'M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z';

function BagIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BAG} />
    </svg>
  );
}
