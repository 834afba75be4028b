import './messages.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListChoice, ListTools } from '../../components/ListTools.tsx';
import { Reading } from '../../components/Reading.tsx';
import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import type { MessageRowFragment, ReadMessagesQuery } from '../../graphql.generated.ts';
import { operationsOf } from '../../session/execute.ts';
import { useReading } from '../../session/use-reading.ts';
import { MessageList } from './MessageList.tsx';
import OPERATIONS from './messages.graphql?raw';

const askMessages = operationsOf(OPERATIONS);
const FILTERS = { state: ['OPEN', 'DONE'] } as const;
const STATES = [
  { value: 'OPEN', label: 'Open' },
  { value: 'DONE', label: 'Done' },
];

type View = ViewOf<typeof FILTERS>;

/** What shoppers wrote on the contact page. */
export function MessagesScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, state, after } = view;
  const { page, hasFailed, reload } = useMessages(view);
  const { isBusy, mark, erase } = useMessageChanges(reload);
  const [erased, setErased] = useState<MessageRowFragment>();
  return (
    <>
      <title>Messages | Mela admin</title>
      <div className="screen-head">
        <h1>Messages</h1>
        {page && <p className="inbox__count">{page.openCount} open</p>}
      </div>
      <section className="panel" aria-label="Messages" aria-busy={!page && !hasFailed}>
        <ListTools view={view} placeholder="Name, address, order or text" onChange={change}>
          <ListChoice
            label="State"
            value={state}
            options={STATES}
            onChoose={(chosen) => change({ state: chosen as View['state'] })}
          />
        </ListTools>
        <Reading what="the messages" isRead={page !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {page && page.nodes.length > 0 && (
          <MessageList messages={page.nodes} isBusy={isBusy} onMark={mark} onErase={setErased} />
        )}
        {page?.nodes.length === 0 && !hasFailed && (
          <NothingFound
            isNarrow={search !== '' || state !== undefined}
            after={after}
            empty="No messages yet"
            noMatch="No message matches"
            onShowAll={() => change({ search: '', state: undefined })}
          >
            Shoppers write to you on the storefront’s Contact us page. Their messages appear here, and are
            emailed to the shop’s email address.
          </NothingFound>
        )}
        {page && <ListPages page={page} noun="message" after={after} onChange={change} />}
      </section>
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
    </>
  );
}

/** A page of the messages. */
function useMessages({ search, state, pageSize, after }: View) {
  const filter = { ...(search && { search }), ...(state && { isDone: state === 'DONE' }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const { answer, failure, reload } = useReading<ReadMessagesQuery>({
    key: JSON.stringify(variables),
    read: () => askMessages('ReadMessages', variables),
  });
  return { page: answer?.messages, hasFailed: failure !== undefined, reload };
}

function useMessageChanges(reload: () => void) {
  const { isBusy, run } = useChange(async () => reload());
  const mark = ({ id, isDone }: MessageRowFragment) =>
    run(async () => {
      await askMessages('MarkMessageDone', { id, isDone: !isDone });
      toast.success(isDone ? 'Message reopened' : 'Message marked as done');
      reload();
    });
  const erase = ({ id }: MessageRowFragment) =>
    run(async () => {
      await askMessages('EraseMessage', { id });
      toast.success('Message deleted');
      reload();
    });
  return { isBusy, mark, erase };
}
