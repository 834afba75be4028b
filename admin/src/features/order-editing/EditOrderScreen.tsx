import { formatMoney } from '@mela/rules/format-money.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useParams } from 'react-router';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { CheckField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { useUnsaved } from '../../components/unsaved.ts';
import { useChange } from '../../components/use-change.ts';
import { useSettled } from '../../components/use-settled.ts';
import {
  type EditableOrderFragment,
  EditOrderDocument,
  PreviewOrderEditDocument,
  ReadOrderToEditDocument,
} from '../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../graphql-errors.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { ContactFields, type EditedContact } from './ContactFields.tsx';
import { EditSums } from './EditSums.tsx';
import { addressInput, addressOf, type EditedLine, linesOf } from './edited-lines.ts';
import { LineEditor } from './LineEditor.tsx';

/** Edits an order before it ships. */
export function EditOrderScreen() {
  const { id = '' } = useParams();
  const { data, hasFailed, reload } = useLiveQuery(ReadOrderToEditDocument, { variables: { id } });
  const order = data?.orderById;
  const [version, setVersion] = useState<number>();
  if (hasFailed && !order) return <LoadFailure what={orderEditingText.order} onRetry={() => void reload()} />;
  if (!order) return <LoadingPanel what={orderEditingText.order} />;
  // The key keeps the form, with the order that it started with, until the operator loads the newer version.
  return <EditForm key={version} order={order} onStale={reload} onReload={() => setVersion(order.version)} />;
}

interface FormProps {
  order: EditableOrderFragment;
  /** Reloads the order after a save that was rejected or got no response. */
  onStale: () => Promise<void>;
  onReload: () => void;
}

function EditForm({ order: newest, onStale, onReload }: FormProps) {
  const [order] = useState(newest);
  const [lines, setLines] = useState(() => linesOf(order));
  const [contact, setContact] = useState(() => contactOf(order));
  const [resetsShipping, setResetsShipping] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  const { faults, isBusy, run } = useChange(onStale);
  const id = order.id ?? '';
  const input = { ...inputOf(order, lines, contact), ...(resetsShipping && { resetShipping: true }) };
  const isDirty = Object.keys(input).length > 1;
  useUnsaved(() => isDirty && !isSaved);
  const save = () =>
    run(async () => {
      await runMutation(EditOrderDocument, { id, input });
      // Update the state synchronously, so that the router does not ask about unsaved input.
      flushSync(() => setSaved(true));
      toast.success(orderEditingText.orderNumberEdited(order.number));
      navigate(orderPath(PATHS.orderDetails, id));
    });
  const isStale = newest.version !== order.version;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isBusy) void save();
      }}
    >
      <EditHead order={order} isBusy={isBusy} isDisabled={!isDirty || lines.length === 0} />
      {isStale && !isSaved && <StaleNote onReload={onReload} />}
      <div className="edit-order">
        <div className="edit-order__column">
          <Panel id="edit-items" title={sharedText.items}>
            <div className="edit-order__body">
              <LineEditor lines={lines} onChange={setLines} />
              <Fault text={faults['lines']} />
            </div>
          </Panel>
          <Panel id="edit-contact" title={orderEditingText.customerAndAddress}>
            <div className="edit-order__body">
              <ContactFields contact={contact} faults={faults} onChange={setContact} />
            </div>
          </Panel>
        </div>
        <Panel id="edit-summary" title={orderEditingText.summary}>
          <Summary order={order} input={input} isDirty={isDirty}>
            {order.isShippingEntered && (
              <CheckField
                label={orderEditingText.calculateShippingByYourRatesInstead(formatMoney(order.shipping))}
                checked={resetsShipping}
                onChange={({ target }) => setResetsShipping(target.checked)}
              />
            )}
          </Summary>
        </Panel>
      </div>
    </form>
  );
}

interface HeadProps {
  order: EditableOrderFragment;
  isBusy: boolean;
  isDisabled: boolean;
}

function EditHead({ order: { id, number }, isBusy, isDisabled }: HeadProps) {
  return (
    <>
      <title>{orderEditingText.editOrderMelaAdmin(number)}</title>
      <div className="screen-head">
        <h1>{orderEditingText.editOrderNumber(number)}</h1>
        <div className="edit-order__actions">
          <ButtonLink
            label={sharedText.cancel}
            isQuiet
            isSmall
            to={orderPath(PATHS.orderDetails, id ?? '')}
          />
          <WriteControls>
            <Button label={sharedText.save} isSubmit isSmall isBusy={isBusy} disabled={isDisabled} />
          </WriteControls>
        </div>
      </div>
    </>
  );
}

function StaleNote({ onReload }: { onReload: () => void }) {
  return (
    <p className="order-head__late" role="alert">
      {orderEditingText.thisOrderHasChangedSince}{' '}
      <Button label={orderEditingText.loadNewerVersion} isQuiet isSmall onClick={onReload} />
    </p>
  );
}

interface SummaryProps {
  order: EditableOrderFragment;
  input: ReturnType<typeof inputOf> & { resetShipping?: boolean };
  isDirty: boolean;
  children: ReactNode;
}

function Summary({ order, input, isDirty, children }: SummaryProps) {
  const settled = useSettled(input);
  const variables = { id: order.id ?? '', input: settled };
  const { data, error } = useLiveQuery(PreviewOrderEditDocument, { variables, skip: !isDirty });
  const isFaulty = error !== undefined && isDirty;
  return (
    <div className="edit-order__body">
      <EditSums sums={(isDirty && data?.previewOrderEdit) || order} before={order} />
      {children}
      {isFaulty && errorExtensions(error)?.code !== 'BAD_USER_INPUT' && <Fault text={errorMessage(error)} />}
      <p className="aside">{orderEditingText.itemsThatAreInOrderKeep}</p>
    </div>
  );
}

function contactOf(order: EditableOrderFragment): EditedContact {
  const { email, phone, note } = order;
  return { email, phone: phone ?? '', note: note ?? '', address: addressOf(order) };
}

/** The fields that differ from the order. */
function inputOf(order: EditableOrderFragment, lines: readonly EditedLine[], contact: EditedContact) {
  const before = contactOf(order);
  const address = addressInput(contact.address);
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return {
    version: order.version,
    ...(differs(lines, linesOf(order)) && {
      lines: lines.map(({ lineId, variantId, quantity }) =>
        lineId === null ? { variantId, quantity } : { lineId, quantity },
      ),
    }),
    ...(contact.email !== before.email && { email: contact.email }),
    ...(contact.phone !== before.phone && { phone: contact.phone || null }),
    ...(contact.note !== before.note && { note: contact.note || null }),
    ...(address && differs(contact.address, before.address) && { shippingAddress: address }),
  };
}
