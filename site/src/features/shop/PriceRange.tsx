import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '../../components/format.ts';
import { PRICE_FILTER } from './listing-options.ts';

/** The highest price, by slider; the text field says the range it makes. */
export function PriceRange() {
  const [highest, setHighest] = useState<number>(PRICE_FILTER.start);
  const slider = useRef<HTMLInputElement>(null);
  // The slider may have been moved before hydration, without an event for React.
  useEffect(() => {
    if (slider.current) setHighest(slider.current.valueAsNumber);
  }, []);
  return (
    <>
      <input
        ref={slider}
        type="range"
        min={0}
        max={PRICE_FILTER.highest}
        step={PRICE_FILTER.step}
        value={highest}
        aria-label="Highest price"
        aria-valuetext={formatPrice(highest)}
        onChange={(event) => setHighest(event.currentTarget.valueAsNumber)}
      />
      <label className="field">
        Range
        <input type="text" key={highest} defaultValue={`${formatPrice(0)} – ${formatPrice(highest)}`} />
      </label>
    </>
  );
}
