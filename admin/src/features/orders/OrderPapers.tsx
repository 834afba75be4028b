import { useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import { Button } from '../../components/Button.tsx';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { type Paper, PrintDialog } from './PrintDialog.tsx';

/** Buttons that print documents for the selected orders. */
export function OrderPapers({ orders }: { orders: readonly Pick<OrderRowFragment, 'number'>[] }) {
  const [paper, setPaper] = useState<Paper>();
  return (
    <>
      <Button isQuiet isSmall label={ordersText.printPackingSlips} onClick={() => setPaper('slips')} />
      <Button isQuiet isSmall label={ordersText.printInvoices} onClick={() => setPaper('invoices')} />
      {paper && (
        <PrintDialog
          paper={paper}
          numbers={orders.map(({ number }) => Number(number))}
          onClosed={() => setPaper(undefined)}
        />
      )}
    </>
  );
}
