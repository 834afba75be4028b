import './quantity-control.css';
import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from './ControlIcon.tsx';
import { withinStock } from './quantity-field.ts';

interface Props {
  start?: number;
  /** The highest quantity, which is the number in stock. */
  highest: number;
}

/** A quantity field with buttons, from 1 to the stock. */
export function QuantityControl({ start = 1, highest }: Props) {
  const [quantity, setQuantity] = useState(start);
  const change = (by: number) => setQuantity(withinStock(quantity + by, highest));
  return (
    <div className="quantity-control">
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.oneLess}
        disabled={quantity <= 1}
        onClick={() => change(-1)}
      >
        <ControlIcon name="minus" />
      </button>
      <input
        type="number"
        aria-label={sharedText.quantity}
        min={1}
        max={highest}
        value={quantity}
        onChange={(event) => setQuantity(withinStock(event.currentTarget.valueAsNumber, highest))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.oneMore}
        disabled={quantity >= highest}
        onClick={() => change(1)}
      >
        <ControlIcon name="plus" />
      </button>
    </div>
  );
}
