import { CURRENCIES } from '@mela/rules/currencies.ts';
import { formatUnits } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useId } from 'react';
import * as sellingText from '#messages/selling.ts';
import { Fault } from '../../components/Fault.tsx';
import { SelectField } from '../../components/Select.tsx';

interface Props {
  /** The currency of stored prices. */
  stored: string;
  chosen: string;
  hasOrders: boolean;
  onChoose: (currency: string) => void;
}

const NAMES = new Intl.DisplayNames('en', { type: 'currency' });
const OPTIONS = CURRENCIES.map((value) => ({ value, label: `${value}, ${NAMES.of(value)}` }));
const EXAMPLE = 1_499;

/** Selects the shop's currency and explains what happens to existing prices. */
export function CurrencyField({ stored, chosen, hasOrders, onChoose }: Props) {
  const id = useId();
  return (
    <div className="selling__choice selling__wide">
      <SelectField
        label={sellingText.storeCurrency}
        options={OPTIONS}
        value={chosen}
        disabled={hasOrders}
        aria-describedby={id}
        onChange={({ target }) => onChoose(target.value)}
      />
      <p id={id} className="aside">
        {hasOrders ? sellingText.youCannotChangeCurrencyBecause(stored) : sentenceOf(stored, chosen)}
      </p>
      <Fault name="currency" />
    </div>
  );
}

function sentenceOf(stored: string, chosen: string): string {
  if (stored === chosen) return sellingText.youCanChangeCurrencyUntil;
  const [before, after] = [stored, chosen].map((currency) => formatUnits(EXAMPLE, currency));
  const isCoarser = decimalsOf(chosen) < decimalsOf(stored);
  const whole = isCoarser ? sellingText.firstChangePricesThatHaveMore(chosen) : '';
  return sellingText.pricesAreNotConvertedBecomes(before, after, whole);
}
