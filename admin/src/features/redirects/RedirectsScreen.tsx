import { Button, ButtonLink } from '../../components/Button.tsx';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListTools } from '../../components/ListTools.tsx';
import { Reading } from '../../components/Reading.tsx';
import './redirects.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { ReadRedirectsQuery, RedirectRowFragment } from '../../graphql.generated.ts';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';
import { useReading } from '../../session/use-reading.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askRedirects } from './RedirectDialog.tsx';
import { RedirectTable } from './RedirectTable.tsx';

const EXPORT = '/api/redirects/export';
const NO_FILTERS = {};
type View = ViewOf<typeof NO_FILTERS>;

const loadDialog = async () => (await import('./RedirectDialog.tsx')).RedirectDialog;
const loadImport = async () => (await import('./RedirectImportDialog.tsx')).RedirectImportDialog;

/** Old addresses that lead to pages of the shop. */
export function RedirectsScreen() {
  const [view, change] = useAddressView(NO_FILTERS);
  const { page, hasFailed, reload } = useRedirects(view);
  /** null: a new one. */
  const [edited, setEdited] = useState<RedirectRowFragment | null>();
  const [deleted, setDeleted] = useState<RedirectRowFragment>();
  const [isImporting, setImporting] = useState(false);
  const { isBusy, remove } = useDeletion(reload);
  const closeDialog = () => setEdited(undefined);
  const closeImport = () => setImporting(false);
  const Dialog = useOnDemand(edited !== undefined, loadDialog, closeDialog);
  const ImportDialog = useOnDemand(isImporting, loadImport, closeImport);
  return (
    <>
      <title>Redirects | Mela admin</title>
      <div className="screen-head">
        <h1>Redirects</h1>
        <WriteControls>
          <Button label="Add redirect" isSmall onClick={() => setEdited(null)} />
        </WriteControls>
      </div>
      <section className="panel" aria-label="Redirects" aria-busy={!page && !hasFailed}>
        <ListTools
          view={view}
          placeholder="Old or new address"
          onChange={change}
          aside={<Files onImport={() => setImporting(true)} />}
        />
        <Reading what="the redirects" isRead={page !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {page && page.nodes.length > 0 && (
          <RedirectTable redirects={page.nodes} isBusy={isBusy} onEdit={setEdited} onDelete={setDeleted} />
        )}
        {page?.nodes.length === 0 && !hasFailed && (
          <NoRedirects view={view} onShowAll={() => change({ search: '' })} />
        )}
        {page && <ListPages page={page} noun="redirect" after={view.after} onChange={change} />}
      </section>
      {edited !== undefined && Dialog && (
        <Dialog redirect={edited} onChanged={reload} onClosed={closeDialog} />
      )}
      {isImporting && ImportDialog && <ImportDialog onChanged={reload} onClosed={closeImport} />}
      {deleted && (
        <DeleteDialog
          name={`the redirect from ${deleted.from}`}
          canUndo
          onClosed={(isConfirmed) => {
            setDeleted(undefined);
            if (isConfirmed) void remove(deleted);
          }}
        />
      )}
    </>
  );
}

/** A page of the redirects. */
function useRedirects({ search, pageSize, after }: View) {
  const variables = { first: pageSize, ...(search && { search }), ...(after && { after }) };
  const { answer, failure, reload } = useReading<ReadRedirectsQuery>({
    key: JSON.stringify(variables),
    read: () => askRedirects('ReadRedirects', variables),
  });
  return { page: answer?.redirects, hasFailed: failure !== undefined, reload };
}

function useDeletion(reload: () => void) {
  const { isBusy, run } = useChange(async () => reload());
  const remove = ({ id }: RedirectRowFragment) =>
    run(async () => {
      await askRedirects('DeleteRedirect', { id });
      toast.success('Redirect deleted');
      reload();
    });
  return { isBusy, remove };
}

function NoRedirects({ view: { search, after }, onShowAll }: { view: View; onShowAll: () => void }) {
  return (
    <NothingFound
      isNarrow={search !== ''}
      after={after}
      empty="No redirects yet"
      noMatch="No redirect matches"
      onShowAll={onShowAll}
    >
      A redirect leads visitors and search engines from an old address to a new one. You need none when the
      handle of a product or category changes, nor for <code>/products/…</code> and{' '}
      <code>/collections/…</code> with the same handles as here: these lead to the new pages already.
    </NothingFound>
  );
}

function Files({ onImport }: { onImport: () => void }) {
  return (
    <div className="row">
      <WriteControls>
        <Button label="Import" icon="upload" isQuiet isSmall onClick={onImport} />
      </WriteControls>
      <ButtonLink
        label="Export"
        icon="download"
        isQuiet
        isSmall
        href={EXPORT}
        download
        onClick={downloadSignedIn}
      />
    </div>
  );
}
