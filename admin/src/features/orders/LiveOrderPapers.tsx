import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';

/** Links to the printable documents of an order. */
export function LiveOrderPapers({ order: { id, number, documents } }: { order: LiveOrderFragment }) {
  return (
    <div className="order-head__papers">
      {documents.length > 0 && (
        <ButtonLink
          label={sharedText.invoice}
          icon="order"
          isQuiet
          isSmall
          to={orderPath(PATHS.invoice, id ?? '')}
        />
      )}
      <ButtonLink
        label={ordersText.packingSlip}
        isQuiet
        isSmall
        href={`/api/orders/packing-slips?orders=${number}`}
        target="_blank"
        rel="noreferrer"
      />
    </div>
  );
}
