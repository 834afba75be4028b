import type { OrderFacts } from '@mela/rules/extensions.ts';

/** Tells the team which items to wrap. Orders without gift wrap show no panel. */
export function OrderPanel({ order }: { order: OrderFacts }) {
  const wrapped = order.lines.filter(({ adjustments }) =>
    adjustments.some(({ module }) => module === 'gift-wrap'),
  );
  if (wrapped.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="gift-wrap">
      <h2 id="gift-wrap">Gift wrap</h2>
      <ul>
        {wrapped.map(({ title, variantTitle, quantity }) => (
          <li key={`${title} ${variantTitle}`}>
            Wrap {quantity} × {[title, variantTitle].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
