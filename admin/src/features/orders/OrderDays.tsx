import * as sharedText from '#messages/shared.ts';
import type { LiveOrderView } from './live-orders.ts';

interface Props {
  view: Pick<LiveOrderView, 'from' | 'to'>;
  onChange: (change: Partial<LiveOrderView>) => void;
}

const ENDS = [
  ['from', sharedText.from],
  ['to', sharedText.to],
] as const;

/** Filters orders by date, in the shop's time zone. */
export function OrderDays({ view, onChange }: Props) {
  return ENDS.map(([name, label]) => (
    <label key={name} className="list-tools__choice">
      {label}
      <input
        type="date"
        value={view[name] ?? ''}
        min={name === 'to' ? view.from : undefined}
        max={name === 'from' ? view.to : undefined}
        onChange={({ target }) => onChange({ [name]: target.value || undefined })}
      />
    </label>
  ));
}
