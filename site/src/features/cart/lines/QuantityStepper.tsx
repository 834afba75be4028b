import { type KeyboardEvent, useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import { quantityIn } from '../../../components/quantity-field.ts';
import { boundedQuantity } from '../cart-lines.ts';

interface Props {
  label: string;
  quantity: number;
  /** The maximum quantity. */
  highest: number;
  onChange: (quantity: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** A quantity field with buttons and arrow keys, for digits of any script. Typed input takes effect on Enter or blur. */
export function QuantityStepper({ label, quantity, highest, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  const change = (to: number) => {
    setTyped(null);
    onChange(boundedQuantity(to));
  };
  const finish = () => typed !== null && change(quantityIn({ value: typed }));
  const stepBy = (by: number) => change((typed === null ? quantity : quantityIn({ value: typed }) || 0) + by);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stepBy(by);
  };
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.oneLess}
        disabled={quantity <= 1}
        onClick={() => stepBy(-1)}
      >
        <ControlIcon name="minus" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        aria-label={sharedText.quantity}
        aria-valuemin={1}
        aria-valuemax={highest}
        aria-valuenow={quantity}
        value={typed ?? quantity}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={finish}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.oneMore}
        disabled={quantity >= highest}
        onClick={() => stepBy(1)}
      >
        <ControlIcon name="plus" />
      </button>
    </fieldset>
  );
}
