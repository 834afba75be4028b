import { decimalsOf } from '@mela/rules/money.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useParams } from 'react-router';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { InputField } from '../../components/Field.tsx';
import { useFocusAfterSave } from '../../components/focus.ts';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { useUnsaved } from '../../components/unsaved.ts';
import { useChange } from '../../components/use-change.ts';
import {
  CreateDraftOrderDocument,
  type EditableOrderFragment,
  ReadDestinationsDocument,
  ReadDraftOrderDocument,
  UpdateDraftOrderDocument,
} from '../../graphql.generated.ts';
import { draftPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { ContactFields, type EditedContact } from './ContactFields.tsx';
import { DraftActions } from './DraftActions.tsx';
import { EditSums } from './EditSums.tsx';
import { addressInput, addressOf, type EditedLine, linesOf, NO_ADDRESS } from './edited-lines.ts';
import { LineEditor } from './LineEditor.tsx';

/** Creates an order for a customer on the telephone. */
export function CreateOrderScreen() {
  const { data, hasFailed, reload } = useLiveQuery(ReadDestinationsDocument);
  const { currency, countries } = data?.sellingSettings ?? {};
  if (hasFailed && !currency)
    return <LoadFailure what={orderEditingText.settings} onRetry={() => void reload()} />;
  if (!currency) return <LoadingPanel what={orderEditingText.settings} />;
  return <DraftForm draft={null} currency={currency} country={countries?.[0] ?? 'IN'} onStale={reload} />;
}

/** A draft order. */
export function DraftOrderScreen() {
  const { id = '' } = useParams();
  const { data, hasFailed, reload } = useLiveQuery(ReadDraftOrderDocument, { variables: { id } });
  const draft = data?.draftOrder;
  useFocusAfterSave(draft?.version);
  if (hasFailed && !draft) return <LoadFailure what={orderEditingText.draft} onRetry={() => void reload()} />;
  if (!draft) return <LoadingPanel what={orderEditingText.draft} />;
  const { currency } = draft.total;
  return <DraftForm key={draft.version} draft={draft} currency={currency} country="IN" onStale={reload} />;
}

interface FormProps {
  /** The draft. null: a new one. */
  draft: EditableOrderFragment | null;
  currency: string;
  /** The country of a new address. */
  country: string;
  onStale: () => Promise<void>;
}

interface Entered {
  lines: EditedLine[];
  contact: EditedContact;
  /** The discount in whole units of the currency; empty: none. */
  discount: string;
  /** The shipping costs in whole units of the currency; empty: those of the shipping rate. */
  shipping: string;
}

function DraftForm({ draft, currency, country, onStale }: FormProps) {
  const unit = 10 ** decimalsOf(currency);
  const [before] = useState(() => enteredOf(draft, unit, country));
  const [entered, setEntered] = useState(before);
  const [isSaved, setSaved] = useState(false);
  const { faults, isBusy, run } = useChange(onStale);
  const navigate = useNavigate();
  const isDirty = JSON.stringify(entered) !== JSON.stringify(before);
  useUnsaved(() => isDirty && !isSaved);
  const change = (changed: Partial<Entered>) => setEntered({ ...entered, ...changed });
  const save = () =>
    run(async () => {
      const id = await saveDraft(draft, inputOf(entered, unit));
      // Update the state synchronously, so that the router does not ask about unsaved input.
      flushSync(() => setSaved(true));
      toast.success(orderEditingText.draftSaved);
      if (!draft) navigate(draftPath(id), { replace: true });
      else await onStale();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isBusy) void save();
      }}
    >
      <DraftHead draft={draft} isBusy={isBusy} isDisabled={!isDirty || entered.lines.length === 0} />
      <div className="edit-order">
        <div className="edit-order__column">
          <Panel id="draft-items" title={sharedText.items}>
            <div className="edit-order__body">
              <LineEditor lines={entered.lines} onChange={(lines) => change({ lines })} />
              <Fault text={faults['lines']} />
            </div>
          </Panel>
          <Panel id="draft-contact" title={orderEditingText.customerAndAddress}>
            <div className="edit-order__body">
              <ContactFields
                contact={entered.contact}
                faults={faults}
                onChange={(contact) => change({ contact })}
              />
            </div>
          </Panel>
        </div>
        <div className="edit-order__column">
          <Panel id="draft-summary" title={orderEditingText.summary}>
            <div className="edit-order__body">
              <AmountFields entered={entered} currency={currency} faults={faults} onChange={change} />
              <DraftSums draft={draft} isDirty={isDirty} />
            </div>
          </Panel>
          {draft && (
            <DraftActions draft={draft} isDirty={isDirty} onChanged={onStale} onRenew={() => void save()} />
          )}
        </div>
      </div>
    </form>
  );
}

interface HeadProps extends Pick<FormProps, 'draft'> {
  isBusy: boolean;
  isDisabled: boolean;
}

function DraftHead({ draft, isBusy, isDisabled }: HeadProps) {
  const title = draft ? orderEditingText.draftNumber(draft.number) : sharedText.createOrder;
  return (
    <>
      <title>{orderEditingText.titleMelaAdmin(title)}</title>
      <div className="screen-head">
        <h1>{title}</h1>
        <div className="edit-order__actions">
          <ButtonLink
            label={orderEditingText.allDrafts}
            isQuiet
            isSmall
            to={`${PATHS.orderList}?status=DRAFT`}
          />
          <WriteControls>
            <Button
              label={draft ? sharedText.save : orderEditingText.saveDraft}
              isSubmit
              isSmall
              isBusy={isBusy}
              disabled={isDisabled}
            />
          </WriteControls>
        </div>
      </div>
    </>
  );
}

function DraftSums({ draft, isDirty }: Pick<FormProps, 'draft'> & { isDirty: boolean }) {
  if (!draft) return <p className="aside">{orderEditingText.shippingAndTaxAreCalculated}</p>;
  return (
    <>
      <EditSums sums={draft} />
      {isDirty && <p className="aside">{orderEditingText.saveToCalculateNewTotal}</p>}
    </>
  );
}

interface AmountProps {
  entered: Entered;
  currency: string;
  faults: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Entered>) => void;
}

function AmountFields({ entered, currency, faults, onChange }: AmountProps) {
  const step = 1 / 10 ** decimalsOf(currency);
  const field = (name: 'discount' | 'shipping', label: string, hint: string) => (
    <InputField
      label={orderEditingText.labelInCurrency(label, currency)}
      type="number"
      min={0}
      step={step}
      value={entered[name]}
      placeholder={hint}
      fault={faults[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <div className="edit-order__fields">
      {field('discount', sharedText.discount, sharedText.none)}
      {field('shipping', sharedText.shipping, orderEditingText.byYourShippingRates)}
      <Fault text={faults['shippingRate']} />
    </div>
  );
}

function enteredOf(draft: EditableOrderFragment | null, unit: number, country: string): Entered {
  if (!draft) {
    const contact = { email: '', phone: '', note: '', address: { ...NO_ADDRESS, country } };
    return { lines: [], contact, discount: '', shipping: '' };
  }
  const { email, phone, note } = draft;
  const { discount, shipping } = draft.draft ?? {};
  return {
    lines: linesOf(draft),
    contact: { email, phone: phone ?? '', note: note ?? '', address: addressOf(draft) },
    discount: discount?.amount ? String(discount.amount / unit) : '',
    shipping: shipping ? String(shipping.amount / unit) : '',
  };
}

type Input = ReturnType<typeof inputOf>;

function inputOf({ lines, contact, discount, shipping }: Entered, unit: number) {
  const amountOf = (typed: string) => (typed.trim() === '' ? null : Math.round(Number(typed) * unit));
  return {
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    ...{ email: contact.email || null, phone: contact.phone || null, note: contact.note || null },
    shippingAddress: addressInput(contact.address),
    ...{ discount: amountOf(discount), shipping: amountOf(shipping) },
  };
}

async function saveDraft(draft: EditableOrderFragment | null, input: Input): Promise<string> {
  if (draft) {
    const variables = { id: draft.id ?? '', input: { ...input, version: draft.version } };
    return (await runMutation(UpdateDraftOrderDocument, variables)).updateDraftOrder.id ?? '';
  }
  const created = await withAttemptKey({ input }, (key) =>
    runMutation(CreateDraftOrderDocument, { input, key }),
  );
  return created.createDraftOrder.id ?? '';
}
