import { formatMoney } from '@mela/rules/format-money.ts';
import { whatsAppLink } from '@mela/rules/phone-link.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { copyText } from '../../components/copy-text.ts';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { InputField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import {
  DeleteDraftOrderDocument,
  type EditableOrderFragment,
  PlaceDraftOrderDocument,
  SendDraftOrderDocument,
} from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Props {
  draft: EditableOrderFragment;
  /** Whether the form has unsaved input, so that the screen differs from the draft. */
  isDirty: boolean;
  onChanged: () => Promise<void>;
  /** Saves the draft unchanged, which renews its link. */
  onRenew: () => void;
}

type Asked = 'paid' | 'cash' | 'delete';

const PLACING = {
  paid: {
    title: sharedText.markAsPaid,
    text: orderEditingText.placePaidText,
    method: 'bank_transfer',
  },
  cash: {
    title: orderEditingText.confirmWithCashOnDelivery,
    text: orderEditingText.placeForCashText,
    method: 'cash_on_delivery',
  },
} as const;

/** What can be done with a draft: send its link, place it, or delete it. */
export function DraftActions({ draft, isDirty, onChanged, onRenew }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (one: Asked) => () => setAsked(one);
  const { isBusy, run } = useChange(onChanged);
  const navigate = useNavigate();
  const id = draft.id ?? '';
  const isReady = draft.shippingAddress !== null && !isDirty;
  const send = () =>
    run(async () => {
      await runMutation(SendDraftOrderDocument, { id });
      toast.success(orderEditingText.paymentLinkSentTo(draft.email));
      await onChanged();
    });
  const place = (how: keyof typeof PLACING) =>
    run(async () => {
      toast.success(orderEditingText.orderPlaced(await placeDraft(draft, how)));
      navigate(orderPath(PATHS.orderDetails, id));
    });
  const remove = () =>
    run(async () => {
      await runMutation(DeleteDraftOrderDocument, { id });
      toast.success(orderEditingText.draftNumberDeleted(draft.number));
      navigate(`${PATHS.orderList}?status=DRAFT`);
    });
  return (
    <Panel id="draft-actions" title={sharedText.payment}>
      <WriteControls>
        <div className="edit-order__body">
          {!draft.shippingAddress && <p className="aside">{orderEditingText.addShippingAddressToSendLink}</p>}
          {isReady && <PaymentLink draft={draft} />}
          {!isDirty && <Expiry draft={draft} onRenew={onRenew} />}
          <div className="edit-order__place">
            <Button
              id="send-draft"
              label={orderEditingText.sendPaymentLink}
              isBusy={isBusy}
              disabled={!isReady || draft.email === ''}
              onClick={() => void send()}
            />
            <Button label={sharedText.markAsPaid} isQuiet disabled={!isReady} onClick={ask('paid')} />
            <Button label={sharedText.cashOnDelivery} isQuiet disabled={!isReady} onClick={ask('cash')} />
            <Button label={orderEditingText.deleteDraft} isQuiet onClick={ask('delete')} />
          </div>
          <SentAt draft={draft} />
          <p className="aside">{orderEditingText.draftReservesNoStockItems}</p>
        </div>
      </WriteControls>
      <AskedDialog
        {...{ asked, draft }}
        onPlace={(how) => void place(how)}
        onDelete={() => void remove()}
        onClosed={() => setAsked(undefined)}
      />
    </Panel>
  );
}

/**
 * Places a draft.
 * @returns the order number
 */
async function placeDraft(
  { id, version }: EditableOrderFragment,
  how: keyof typeof PLACING,
): Promise<string> {
  const { method } = PLACING[how];
  const variables = { id: id ?? '', paymentMethod: method, isPaid: how === 'paid', version };
  const { placeDraftOrder } = await withAttemptKey(variables, (key) =>
    runMutation(PlaceDraftOrderDocument, { ...variables, key }),
  );
  return placeDraftOrder.number;
}

interface DialogProps {
  asked: Asked | undefined;
  draft: EditableOrderFragment;
  onPlace: (how: keyof typeof PLACING) => void;
  onDelete: () => void;
  onClosed: () => void;
}

function AskedDialog({ asked, draft, onPlace, onDelete, onClosed }: DialogProps) {
  if (asked === undefined) return null;
  if (asked === 'delete') {
    const close = (isConfirmed: boolean) => {
      onClosed();
      if (isConfirmed) onDelete();
    };
    return <DeleteDialog name={orderEditingText.draftNumberInText(draft.number)} onClosed={close} />;
  }
  const { title, text } = PLACING[asked];
  return (
    <ConfirmDialog
      title={title}
      text={text(formatMoney(draft.total))}
      action={orderEditingText.placeOrder}
      onConfirm={() => onPlace(asked)}
      onClosed={onClosed}
    />
  );
}

/** The link of a draft, to copy or to send by WhatsApp. */
function PaymentLink({ draft }: { draft: EditableOrderFragment }) {
  const { link, isExpired } = draft.draft ?? {};
  if (!link || isExpired) return null;
  const text = orderEditingText.yourOrderOfIsReadyReview(formatMoney(draft.total), link);
  const { shippingAddress } = draft;
  const phone = draft.phone ?? shippingAddress?.phone ?? '';
  return (
    <>
      <InputField
        label={sharedText.paymentLink}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="edit-order__actions">
        <Button
          label={orderEditingText.copyLink}
          isQuiet
          isSmall
          onClick={() => void copyText(link, sharedText.link)}
        />
        <ButtonLink
          label={orderEditingText.whatsApp}
          isQuiet
          isSmall
          target="_blank"
          rel="noreferrer"
          href={whatsAppLink(phone, shippingAddress?.country, text)}
        />
      </div>
    </>
  );
}

/** Says until when the link works, or offers to renew it. */
function Expiry({ draft: { draft }, onRenew }: Pick<Props, 'draft' | 'onRenew'>) {
  if (!draft?.expiresAt) return null;
  const at = formatMoment(draft.expiresAt);
  if (!draft.isExpired) return <p className="aside">{orderEditingText.linkWorksUntil(at)}</p>;
  return (
    <>
      <p role="status">
        {orderEditingText.linkExpiredOnRenewingItCalculates(at)}
        {draft.deletedOn && orderEditingText.otherwiseThisDraftWillBeDeleted(formatMoment(draft.deletedOn))}
      </p>
      <Button label={orderEditingText.renewLink} isSmall onClick={onRenew} />
    </>
  );
}

function SentAt({ draft: { events } }: { draft: EditableOrderFragment }) {
  const last = events.findLast(({ kind }) => kind === 'LINK_EMAILED');
  return last ? <p className="aside">{orderEditingText.linkSentAt(formatMoment(last.at))}</p> : null;
}
