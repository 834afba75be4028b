import * as backInStockText from '#messages/back-in-stock.ts';
import * as sharedText from '#messages/shared.ts';
import './waiting-dialog.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { Button } from '../../components/Button.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reading } from '../../components/Reading.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import { DeleteStockAlertDocument, ReadWaitingAddressesDocument } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Props {
  variantId: string;
  /** The name of the product and the variant. */
  name: string;
  onClosed: () => void;
}

const PAGE_SIZE = 20;

/** The shoppers who wait for a variant. */
export function WaitingDialog({ variantId, name, onClosed }: Props) {
  const [after, setAfter] = useState('');
  const variables = { variantId, first: PAGE_SIZE, ...(after && { after }) };
  const source = useListPage(ReadWaitingAddressesDocument, {
    variables,
    pageOf: (data) => data.stockAlertsOf,
  });
  const { page, hasFailed, reload } = source;
  const { isBusy, run } = useChange(reload);
  const remove = (id: string) =>
    run(async () => {
      await runMutation(DeleteStockAlertDocument, { id });
      toast.success(backInStockText.requestDeleted);
      await reload();
    });
  return (
    <Modal title={backInStockText.requestsForName(name)} onClosed={onClosed}>
      {(close) => (
        <>
          <Reading
            what={backInStockText.requestsInText}
            isRead={page !== undefined}
            hasFailed={hasFailed}
            onRetry={reload}
          />
          {page?.nodes.length === 0 && <p>{backInStockText.thereAreNoMoreRequests}</p>}
          <ul className="waiting-list">
            {page?.nodes.map(({ id, email, requestedAt }) => (
              <li key={id}>
                <EmailText address={email} />
                <time dateTime={requestedAt}>{formatMoment(requestedAt)}</time>
                <WriteControls>
                  <Button
                    label={sharedText.deleteLabel}
                    aria-label={backInStockText.deleteRequestOf(email)}
                    isQuiet
                    isSmall
                    isBusy={isBusy}
                    onClick={() => void remove(id)}
                  />
                </WriteControls>
              </li>
            ))}
          </ul>
          {page && (
            <ListPages
              page={page}
              noun={backInStockText.request}
              after={after}
              onChange={(change) => setAfter(change.after)}
            />
          )}
          <div className="modal__actions">
            <Button label={sharedText.close} isSmall onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
