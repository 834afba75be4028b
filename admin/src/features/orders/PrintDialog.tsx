import { numbersText } from '@mela/rules/order-numbers.ts';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { Modal } from '../../components/Modal.tsx';
import { saveFile } from '../../components/save-file.ts';
import { formatCountOf } from '../../format.ts';
import './print-dialog.css';

const PAPERS = {
  invoices: { title: 'Print invoices', path: '/api/invoices/print', noun: 'invoice' },
  slips: { title: 'Print packing slips', path: '/api/orders/packing-slips', noun: 'packing slip' },
} as const;

export type Paper = keyof typeof PAPERS;

/** The response header that lists the orders without an invoice. */
const MISSING = 'x-orders-without-invoice';
const UNREACHABLE = 'The server did not respond. Check your connection and try again.';

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
  const { title, path, noun } = PAPERS[paper];
  const address = `${path}?orders=${numbersText(numbers)}`;
  const [state, retry] = usePdf(address);
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <div className="stack print-dialog" aria-busy={state.kind === 'making'}>
          <div role="status">
            {state.kind === 'making' && (
              <p className="print-dialog__making">
                Preparing {formatCountOf(numbers.length, noun)}…
                <progress aria-label="Preparing" />
              </p>
            )}
            {state.kind === 'ready' && <p>The PDF is ready.</p>}
            {state.kind === 'ready' && state.missing && (
              <p className="aside">
                No invoice yet, because these orders are neither paid nor shipped:{' '}
                {state.missing.replaceAll('-', '–').replaceAll(',', ', ')}.
              </p>
            )}
          </div>
          {state.kind === 'failed' && <Fault text={state.message} />}
          <div className="modal__actions">
            <Button label={state.kind === 'making' ? 'Cancel' : 'Close'} isQuiet onClick={close} />
            {state.kind === 'failed' && <Button label="Try again" onClick={retry} />}
            {state.kind === 'ready' && (
              <>
                <Button
                  label="Save PDF"
                  isQuiet
                  onClick={() =>
                    saveFile(state.file, `${paper === 'slips' ? 'packing-slips' : 'invoices'}.pdf`)
                  }
                />
                <ButtonLink label="Open PDF" href={address} target="_blank" rel="noreferrer" />
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
