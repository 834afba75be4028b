import './stock.css';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { StockRowFragment } from '../../graphql.generated.ts';
import { ReadOnlyNote } from '../../session/WriteControls.tsx';
import { StockPages } from './StockPages.tsx';
import { type StockAction, StockTable } from './StockTable.tsx';
import { StockTools } from './StockTools.tsx';
import { useStock } from './use-stock.ts';
import { type StockView, useStockView } from './use-stock-view.ts';

const loadDialog = async () => (await import('./StockDialog.tsx')).StockDialog;
const loadImport = async () => (await import('./StockImportDialog.tsx')).StockImportDialog;

/** What lies on the shelves: how much of each variant, what is low, and how that came about. */
export function StockScreen() {
  const [view, change] = useStockView();
  const { page, hasFailed, reload } = useStock(view);
  const [chosen, setChosen] = useState<{ action: StockAction; row: StockRowFragment }>();
  const [isImporting, setImporting] = useState(false);
  const close = () => setChosen(undefined);
  const endImport = () => setImporting(false);
  const Dialog = useOnDemand(chosen !== undefined, loadDialog, close);
  const ImportDialog = useOnDemand(isImporting, loadImport, endImport);
  return (
    <>
      <title>Stock | Mela admin</title>
      <h1>Stock</h1>
      <ReadOnlyNote />
      <section className="panel" aria-label="Stock" aria-busy={!page && !hasFailed}>
        <StockTools view={view} page={page} onChange={change} onImport={() => setImporting(true)} />
        {!page && !hasFailed && (
          <>
            <span className="visually-hidden">Loading the stock</span>
            <span className="skeleton skeleton--line" />
          </>
        )}
        {hasFailed && (
          <EmptyState title="The stock could not be loaded">
            <button type="button" className="button button--small" onClick={reload}>
              Retry
            </button>
          </EmptyState>
        )}
        {page && page.nodes.length > 0 && (
          <StockTable rows={page.nodes} onAct={(action, row) => setChosen({ action, row })} />
        )}
        {page?.nodes.length === 0 && !hasFailed && <NoStock view={view} onChange={change} />}
        {page && <StockPages view={view} page={page} onChange={change} />}
      </section>
      {chosen && Dialog && <Dialog {...chosen} onChanged={reload} onClosed={close} />}
      {isImporting && ImportDialog && <ImportDialog onChanged={reload} onClosed={endImport} />}
    </>
  );
}

interface NoStockProps {
  view: StockView;
  onChange: (change: Partial<StockView>) => void;
}

function NoStock({ view: { search, state, after }, onChange }: NoStockProps) {
  if (search === '' && state === undefined && after === '') {
    return (
      <EmptyState title="Nothing is counted yet">
        Say in the form of a product how many there are of it, or import a file. What is not counted can
        always be had.
      </EmptyState>
    );
  }
  const title =
    search !== '' ? 'Nothing matches' : state === 'low' ? 'Nothing is low' : 'Nothing is sold out';
  return (
    <EmptyState title={after === '' ? title : 'Nothing is left on this page'}>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => onChange({ search: '', state: undefined })}
      >
        Show all
      </button>
    </EmptyState>
  );
}
