import { numbersText } from '@mela/rules/order-numbers.ts';
import { useEffect, useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { Modal } from '../../components/Modal.tsx';
import { saveFile } from '../../components/save-file.ts';
import './print-dialog.css';
import type { OrderRowFragment } from '../../graphql.generated.ts';

const PAPERS = {
  invoices: {
    title: ordersText.printInvoices,
    path: '/api/invoices/print',
    file: 'invoices.pdf',
    preparing: ordersText.preparingInvoices,
  },
  slips: {
    title: ordersText.printPackingSlips,
    path: '/api/orders/packing-slips',
    file: 'packing-slips.pdf',
    preparing: ordersText.preparingSlips,
  },
} as const;

export type Paper = keyof typeof PAPERS;

/** The response header that lists the orders without an invoice. */
const MISSING = 'x-orders-without-invoice';
const UNREACHABLE = sharedText.serverDidNotRespondCheck;

type State =
  | { kind: 'making' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; file: Blob; missing: string };

interface Props {
  paper: Paper;
  /** The numbers of the orders. */
  numbers: readonly number[];
  onClosed: () => void;
}

/** Creates one PDF for the selected orders, and offers to open or save it. */
export function PrintDialog({ paper, numbers, onClosed }: Props) {
  const { title, path, file, preparing } = PAPERS[paper];
  const address = `${path}?orders=${numbersText(numbers)}`;
  const [state, retry] = usePdf(address);
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <div className="stack print-dialog" aria-busy={state.kind === 'making'}>
          <div role="status">
            {state.kind === 'making' && (
              <p className="print-dialog__making">
                {preparing(numbers.length)}
                <progress aria-label={ordersText.preparing} />
              </p>
            )}
            {state.kind === 'ready' && <p>{ordersText.pdfIsReady}</p>}
            {state.kind === 'ready' && state.missing && (
              <p className="aside">
                {ordersText.noInvoiceYetBecauseTheseOrders}{' '}
                {state.missing.replaceAll('-', '–').replaceAll(',', ', ')}.
              </p>
            )}
          </div>
          {state.kind === 'failed' && <Fault text={state.message} />}
          <div className="modal__actions">
            <Button
              label={state.kind === 'making' ? sharedText.cancel : sharedText.close}
              isQuiet
              onClick={close}
            />
            {state.kind === 'failed' && <Button label={sharedText.tryAgain} onClick={retry} />}
            {state.kind === 'ready' && (
              <>
                <Button label={ordersText.savePdf} isQuiet onClick={() => saveFile(state.file, file)} />
                <ButtonLink label={ordersText.openPdf} href={address} target="_blank" rel="noreferrer" />
              </>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}

function usePdf(address: string): [State, retry: () => void] {
  const [state, setState] = useState<State>({ kind: 'making' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try creates the PDF again.
  useEffect(() => {
    const leaving = new AbortController();
    setState({ kind: 'making' });
    readPdf(address, leaving.signal).then(
      (made) => leaving.signal.aborted || setState(made),
      () => leaving.signal.aborted || setState({ kind: 'failed', message: UNREACHABLE }),
    );
    return () => leaving.abort();
  }, [address, tries]);
  return [state, () => setTries((count) => count + 1)];
}

async function readPdf(address: string, signal: AbortSignal): Promise<State> {
  const answer = await fetch(address, { signal });
  if (answer.ok)
    return { kind: 'ready', file: await answer.blob(), missing: answer.headers.get(MISSING) ?? '' };
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return { kind: 'failed', message: message ?? UNREACHABLE };
}

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
