import { useEffect, useRef } from 'react';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import type { CartLine } from '../cart-lines.ts';
import { chooseOption, setQuantity } from '../cart-store.ts';
import { knownPieces } from '../known-pieces.ts';
import type { PricedCart } from '../priced-cart.ts';
import { type LineView, lineView } from './line-view.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import type { Removal, Removed } from './use-removal.ts';

interface Props {
  cart: PricedCart;
  currency: string;
  removal: Removal;
  isNewestFirst?: boolean;
  /** The id of an added variant, to whose line the list scrolls. */
  added?: string | undefined;
}

/** The lines of the cart. A removed line leaves an Undo button in its place. */
export function CartLines({ cart, currency, removal, isNewestFirst, added }: Props) {
  const known = knownPieces();
  const { removed } = removal;
  const { answer, isCurrent } = cart;
  const rows = cart.lines.map((line) => (
    <CartLineRow
      key={line.variantId}
      line={line}
      view={lineView(line, { answer, isCurrent, piece: known.get(line.variantId), currency })}
      removal={removal}
      isAdded={line.variantId === added}
    />
  ));
  if (removed) rows.splice(removed.place, 0, <UndoRow key="undo" removed={removed} />);
  return <ul className="cart-lines">{isNewestFirst ? rows.toReversed() : rows}</ul>;
}

function UndoRow({ removed }: { removed: Removed }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal moves the focus again.
  useEffect(() => button.current?.focus(), [removed]);
  return (
    <li className="cart-lines__removed">
      <p role="status">{removed.text}</p>
      <button
        type="button"
        className="button button--quiet button--small"
        ref={button}
        onClick={removed.undo}
      >
        {sharedText.undo}
      </button>
    </li>
  );
}

interface RowProps {
  line: CartLine;
  view: LineView;
  removal: Removal;
  isAdded: boolean;
}

function CartLineRow({ line: { variantId, quantity }, view, removal, isAdded }: RowProps) {
  const { title, path, image, total, highest } = view;
  const link = useRef<HTMLAnchorElement>(null);
  const focused = removal.focused?.variantId === variantId ? removal.focused : null;
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (isAdded) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isAdded]);
  return (
    <li className="cart-line" aria-label={title}>
      <div className="backdrop backdrop--wall cart-line__image">
        {image && <img src={image} width="320" height="360" alt="" />}
      </div>
      <div className="cart-line__name">
        <a href={path} ref={link}>
          {title}
        </a>
        <LineTexts variantId={variantId} view={view} />
      </div>
      <QuantityStepper
        label={cartText.quantityOf(title)}
        quantity={quantity}
        highest={highest}
        onChange={(to) => setQuantity(variantId, to)}
      />
      <b className="cart-line__total">{total}</b>
      <button
        type="button"
        className="icon-button cart-line__remove"
        aria-label={sharedText.remove(title)}
        onClick={() => removal.remove(variantId, title)}
      >
        <ControlIcon name="close" />
      </button>
    </li>
  );
}

function LineTexts({ variantId, view }: { variantId: string; view: LineView }) {
  const { variantTitle, price, was, change, discount, options } = view;
  return (
    <>
      {variantTitle && <p>{variantTitle}</p>}
      <p className="cart-line__price">
        {price}{' '}
        {was && (
          <s>
            <span className="visually-hidden">{sharedText.insteadOf}</span> {was}
          </s>
        )}
      </p>
      {discount && <p className="cart-line__discount">{discount}</p>}
      {change && <p className="cart-line__change">{change}</p>}
      {options.map(({ id, text, isChosen }) => (
        <label className="cart-line__option" key={id}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ currentTarget }) => chooseOption(variantId, id, currentTarget.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </>
  );
}
