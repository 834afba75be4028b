import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { formatCount, formatMoment } from '../../format.ts';
import {
  DeleteSubscriberDocument,
  ReadSubscribersDocument,
  type SubscriberRowFragment,
} from '../../graphql.generated.ts';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';

const EXPORT = '/api/newsletter/export';
const FILTERS = { state: ['SUBSCRIBED', 'PENDING'] } as const;
const STATES = { SUBSCRIBED: 'Subscribed', PENDING: 'Not confirmed' } as const;
const CHOICES = [
  {
    name: 'state',
    label: 'Status',
    options: FILTERS.state.map((value) => ({ value, label: STATES[value] })),
  },
];
const CARD = `"email state" "when when" "actions actions" / 1fr auto`;

const COLUMNS: Column<SubscriberRowFragment>[] = [
  {
    heading: 'Email',
    look: 'strong',
    className: 'table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
    text: ({ email }) => email,
  },
  {
    heading: 'Signed up',
    look: 'muted',
    area: 'when',
    isLabelled: true,
    cell: ({ requestedAt }) => formatMoment(requestedAt),
  },
  {
    heading: 'Status',
    area: 'state',
    isAtEnd: true,
    cell: ({ state }) => (
      <StatusPill mark={state === 'SUBSCRIBED' ? 'good' : 'open'}>{STATES[state]}</StatusPill>
    ),
    text: ({ state }) => STATES[state],
  },
];

/** The subscribers of the newsletter. */
export function NewsletterScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, state, pageSize, after } = view;
  const filter = { ...(search && { search }), ...(state && { state }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const source = useListPage(ReadSubscribersDocument, { variables, pageOf: (data) => data.subscribers });
  const [deleted, setDeleted] = useState<SubscriberRowFragment>();
  const { isBusy, remove } = useRemoval(source.reload);
  return (
    <ResourceList
      title="Newsletter"
      noun="subscriber"
      plural="subscribers"
      source={source}
      view={view}
      onChange={change}
      searchHint="Email"
      filters={CHOICES}
      head={source.page && <p>{formatCount(source.page.subscribedCount)} subscribed</p>}
      aside={
        <ButtonLink
          label="Export"
          icon="download"
          isQuiet
          isSmall
          href={EXPORT}
          download
          onClick={downloadSignedIn}
        />
      }
      columns={COLUMNS}
      card={CARD}
      keyOf={({ id }) => id}
      actions={(subscriber) => [
        {
          ...{ text: 'Delete', label: `Delete ${subscriber.email}`, isWrite: true, isBusy },
          onPress: () => setDeleted(subscriber),
        },
      ]}
      empty="No subscribers yet"
      about="Shoppers subscribe in the storefront’s footer and confirm their address by email. Export the confirmed addresses to the service that sends your newsletter. Each row includes an unsubscribe link."
    >
      {deleted && (
        <DeleteDialog
          name={deleted.email}
          consequence={
            <p className="modal__note">
              Delete the address from the service that sends your newsletter, too. You cannot undo this.
            </p>
          }
          onClosed={(isConfirmed) => {
            setDeleted(undefined);
            if (isConfirmed) void remove(deleted);
          }}
        />
      )}
    </ResourceList>
  );
}

function useRemoval(reload: () => Promise<void>) {
  const { isBusy, run } = useChange(reload);
  const remove = ({ id }: SubscriberRowFragment) =>
    run(async () => {
      await runMutation(DeleteSubscriberDocument, { id });
      toast.success('Subscriber deleted');
      await reload();
    });
  return { isBusy, remove };
}
