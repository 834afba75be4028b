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
    label: 'Status',
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'DONE', label: 'Done' },
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
      title="Messages"
      noun="message"
      plural="messages"
      source={source}
      view={view}
      onChange={change}
      searchHint="Name, address, order or text"
      filters={CHOICES}
      head={source.page && <p className="inbox__count">{source.page.openCount} open</p>}
      columns={[]}
      keyOf={({ id }) => id}
      renderRows={(messages) => (
        <MessageList messages={messages} isBusy={isBusy} onMark={mark} onErase={setErased} />
      )}
      empty="No messages yet"
      about="Messages that shoppers send on the Contact us page appear here. You also receive them by email."
    >
      {erased && (
        <DeleteDialog
          name={`the message from ${erased.name}`}
          consequence={
            <p className="modal__note">The email about it is deleted too. You cannot undo this.</p>
          }
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
      toast.success(isDone ? 'Message reopened' : 'Message marked as done');
      await reload();
    });
  const erase = ({ id }: MessageRowFragment) =>
    run(async () => {
      await runMutation(EraseMessageDocument, { id });
      toast.success('Message deleted');
      await reload();
    });
  return { isBusy, mark, erase };
}
