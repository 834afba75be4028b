import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as newsletterText from '#messages/newsletter.ts';
import * as sharedText from '#messages/shared.ts';
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
import { formatMoment } from '../../format.ts';
import {
  DeleteSubscriberDocument,
  ReadSubscribersDocument,
  type SubscriberRowFragment,
} from '../../graphql.generated.ts';
import { downloadSignedIn } from '../../session/ensure-signed-in.ts';

const EXPORT = '/api/newsletter/export';
const FILTERS = { state: ['SUBSCRIBED', 'PENDING'] } as const;
const STATES = { SUBSCRIBED: newsletterText.subscribed, PENDING: newsletterText.notConfirmed } as const;
const CHOICES = [
  {
    name: 'state',
    label: sharedText.status,
    options: FILTERS.state.map((value) => ({ value, label: STATES[value] })),
  },
];
const CARD = `"email state" "when when" "actions actions" / 1fr auto`;

const COLUMNS: Column<SubscriberRowFragment>[] = [
  {
    heading: sharedText.email,
    look: 'strong',
    className: 'table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
    text: ({ email }) => email,
  },
  {
    heading: newsletterText.signedUp,
    look: 'muted',
    area: 'when',
    isLabelled: true,
    cell: ({ requestedAt }) => formatMoment(requestedAt),
  },
  {
    heading: sharedText.status,
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
      title={sharedText.newsletter}
      noun={newsletterText.subscriber}
      plural={newsletterText.subscribers}
      source={source}
      view={view}
      onChange={change}
      searchHint={sharedText.email}
      filters={CHOICES}
      head={source.page && <p>{newsletterText.countSubscribed(source.page.subscribedCount)}</p>}
      aside={
        <ButtonLink
          label={sharedText.exportLabel}
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
          ...{
            text: sharedText.deleteLabel,
            label: newsletterText.deleteEmail(subscriber.email),
            isWrite: true,
            isBusy,
          },
          onPress: () => setDeleted(subscriber),
        },
      ]}
      empty={newsletterText.noSubscribersYet}
      about={newsletterText.shoppersSubscribeInStorefrontsFooter}
    >
      {deleted && (
        <DeleteDialog
          name={deleted.email}
          consequence={<p className="modal__note">{newsletterText.deleteAddressFromServiceThatSends}</p>}
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
      toast.success(newsletterText.subscriberDeleted);
      await reload();
    });
  return { isBusy, remove };
}
