import * as redirectsText from '#messages/redirects.ts';
import * as sharedText from '#messages/shared.ts';
import './redirects.css';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { FileButtons } from '../../components/FileButtons.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  DeleteRedirectDocument,
  ReadRedirectsDocument,
  type RedirectRowFragment,
} from '../../graphql.generated.ts';
import type { RedirectDialog } from './RedirectDialog.tsx';

const EXPORT = '/api/redirects/export';
const NO_FILTERS = {};

const loadDialog = async () => (await import('./RedirectDialog.tsx')).RedirectDialog;
const loadImport = async () => (await import('./RedirectImportDialog.tsx')).RedirectImportDialog;

const COLUMNS: Column<RedirectRowFragment>[] = [
  {
    heading: sharedText.oldAddress,
    look: 'strong',
    className: 'redirects__address',
    cell: ({ from, replacesPage }) => (
      <>
        <bdi>{from}</bdi>
        {replacesPage && <span className="redirects__note">{redirectsText.insteadOfPage}</span>}
      </>
    ),
    text: ({ from }) => from,
  },
  {
    heading: sharedText.newAddress,
    className: 'redirects__address',
    isLabelled: true,
    cell: ({ to }) => <bdi>{to}</bdi>,
    text: ({ to }) => to,
  },
];

const ABOUT = (
  <>
    {redirectsText.redirectTakesVisitorsAndSearchEngines} <code>/products/…</code> {sharedText.and}{' '}
    <code>/collections/…</code> {redirectsText.withSameHandlesAsHereThese}
  </>
);

/** Redirects from old URLs to pages of the shop. */
export function RedirectsScreen() {
  const [view, change] = useAddressView(NO_FILTERS);
  const { search, pageSize, after } = view;
  const variables = { first: pageSize, ...(search && { search }), ...(after && { after }) };
  const source = useListPage(ReadRedirectsDocument, { variables, pageOf: (data) => data.redirects });
  const [isImporting, setImporting] = useState(false);
  const closeImport = () => setImporting(false);
  const { add, list, dialogs } = useRowDialogs<RedirectRowFragment, typeof RedirectDialog>({
    noun: redirectsText.redirect,
    nameOf: ({ from }) => redirectsText.redirectFrom(from),
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} />,
    remove: ({ id }) => runMutation(DeleteRedirectDocument, { id }),
    reload: source.reload,
  });
  const ImportDialog = useOnDemand(isImporting, loadImport, closeImport);
  return (
    <ResourceList
      title={sharedText.redirects}
      noun={redirectsText.redirect}
      plural={redirectsText.redirects}
      source={source}
      view={view}
      onChange={change}
      searchHint={redirectsText.oldOrNewAddress}
      head={add}
      aside={<FileButtons href={EXPORT} onImport={() => setImporting(true)} />}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      {...list}
      empty={redirectsText.noRedirectsYet}
      about={ABOUT}
    >
      {dialogs}
      {isImporting && ImportDialog && <ImportDialog onChanged={source.reload} onClosed={closeImport} />}
    </ResourceList>
  );
}
