import * as messagesText from '#messages/messages.ts';
import * as sharedText from '#messages/shared.ts';
import './messages.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import {
  EraseMessageDocument,
  MarkMessageDoneDocument,
  type MessageRowFragment,
  ReadMessagesDocument,
} from '../../graphql.generated.ts';
import { MessageList } from './MessageList.tsx';

const FILTERS = { state: ['OPEN', 'DONE'] } as const;
const CHOICES = [
  {
    name: 'state',
    label: sharedText.status,
    options: [
      { value: 'OPEN', label: sharedText.open },
      { value: 'DONE', label: sharedText.done },
    ],
  },
];

/** Messages from the contact page. */
export function MessagesScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, state, pageSize, after } = view;
  const filter = { ...(search && { search }), ...(state && { isDone: state === 'DONE' }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const source = useListPage(ReadMessagesDocument, { variables, pageOf: (data) => data.messages });
  const { isBusy, mark, erase } = useMessageChanges(source.reload);
  const [erased, setErased] = useState<MessageRowFragment>();
  return (
    <ResourceList
      title={sharedText.messages}
      noun={messagesText.message}
      plural={messagesText.messages}
      source={source}
      view={view}
      onChange={change}
      searchHint={messagesText.nameAddressOrderOrText}
      filters={CHOICES}
      head={source.page && <p className="inbox__count">{messagesText.countOpen(source.page.openCount)}</p>}
      columns={[]}
      keyOf={({ id }) => id}
      renderRows={(messages) => (
        <MessageList messages={messages} isBusy={isBusy} onMark={mark} onErase={setErased} />
      )}
      empty={sharedText.noMessagesYet}
      about={messagesText.messagesThatShoppersSendOnContact}
    >
      {erased && (
        <DeleteDialog
          name={messagesText.messageFrom(erased.name)}
          consequence={<p className="modal__note">{messagesText.emailAboutItIsDeletedToo}</p>}
          onClosed={(isConfirmed) => {
            setErased(undefined);
            if (isConfirmed) void erase(erased);
          }}
        />
      )}
    </ResourceList>
  );
}

function useMessageChanges(reload: () => Promise<void>) {
  const { isBusy, run } = useChange(reload);
  const mark = ({ id, isDone }: MessageRowFragment) =>
    run(async () => {
      await runMutation(MarkMessageDoneDocument, { id, isDone: !isDone });
      toast.success(isDone ? messagesText.messageReopened : messagesText.messageMarkedAsDone);
      await reload();
    });
  const erase = ({ id }: MessageRowFragment) =>
    run(async () => {
      await runMutation(EraseMessageDocument, { id });
      toast.success(messagesText.messageDeleted);
      await reload();
    });
  return { isBusy, mark, erase };
}
