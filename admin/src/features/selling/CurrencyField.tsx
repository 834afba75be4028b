import { CURRENCIES } from '@mela/rules/currencies.ts';
import { formatUnits } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useId } from 'react';
import { SelectField } from '../../components/Select.tsx';

interface Props {
  /** What prices are in. */
  stored: string;
  chosen: string;
  hasOrders: boolean;
  fault: string | undefined;
  onChoose: (currency: string) => void;
}

const NAMES = new Intl.DisplayNames('en', { type: 'currency' });
const OPTIONS = CURRENCIES.map((value) => ({ value, label: `${value}, ${NAMES.of(value)}` }));
const EXAMPLE = 1_499;

/** Chooses what all prices are in, and says what becomes of those that there are. */
export function CurrencyField({ stored, chosen, hasOrders, fault, onChoose }: Props) {
  const id = useId();
  return (
    <div className="selling__currency selling__wide">
      <SelectField
        label="Currency of all prices"
        options={OPTIONS}
        value={chosen}
        disabled={hasOrders}
        aria-describedby={id}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => onChoose(target.value)}
      />
      <p id={id}>
        {hasOrders ? `Orders were placed in ${stored}, so the currency stays.` : sentenceOf(stored, chosen)}
      </p>
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}

function sentenceOf(stored: string, chosen: string): string {
  if (stored === chosen) return 'It can be changed until the first order.';
  const [before, after] = [stored, chosen].map((currency) => formatUnits(EXAMPLE, currency));
  const isCoarser = decimalsOf(chosen) < decimalsOf(stored);
  const whole = isCoarser ? ` A price with more decimals than ${chosen} has must be changed first.` : '';
  return `Prices keep their numbers, and nothing is converted: ${before} becomes ${after}.${whole}`;
}
