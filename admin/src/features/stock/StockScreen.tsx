import './stock.css';
import { useState } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { Reading } from '../../components/Reading.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { StockRowFragment } from '../../graphql.generated.ts';
import { ReadOnlyNote } from '../../session/WriteControls.tsx';
import { type StockAction, StockTable } from './StockTable.tsx';
import { StockTools } from './StockTools.tsx';
import { useStock } from './use-stock.ts';
import { useStockView } from './use-stock-view.ts';

const loadDialog = async () => (await import('./StockDialog.tsx')).StockDialog;
const loadImport = async () => (await import('./StockImportDialog.tsx')).StockImportDialog;

const NONE = { low: 'Nothing is low', out: 'Nothing is sold out' };

/** What lies on the shelves: how much of each variant, what is low, and how that came about. */
export function StockScreen() {
  const [view, change] = useStockView();
  const { search, state, after } = view;
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
        <Reading what="the stock" isRead={page !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {page && page.nodes.length > 0 && (
          <StockTable rows={page.nodes} onAct={(action, row) => setChosen({ action, row })} />
        )}
        {page?.nodes.length === 0 && !hasFailed && (
          <NothingFound
            isNarrow={search !== '' || state !== undefined}
            after={after}
            empty="Nothing is counted yet"
            noMatch={search !== '' || !state ? 'Nothing matches' : NONE[state]}
            onShowAll={() => change({ search: '', state: undefined })}
          >
            Say in the form of a product how many there are of it, or import a file. What is not counted can
            always be had.
          </NothingFound>
        )}
        {page && <ListPages page={page} noun="variant" after={after} onChange={change} />}
      </section>
      {chosen && Dialog && <Dialog {...chosen} onChanged={reload} onClosed={close} />}
      {isImporting && ImportDialog && <ImportDialog onChanged={reload} onClosed={endImport} />}
    </>
  );
}
