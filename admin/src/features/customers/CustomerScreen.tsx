import './customers.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useParams } from 'react-router';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button } from '../../components/Button.tsx';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import {
  type CustomerDetailFragment,
  type CustomerExportFormat,
  EraseCustomerDocument,
  ExportCustomerDocument,
  ReadCustomerDocument,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerMessages, CustomerOrders } from './CustomerPurchases.tsx';

/** A customer: their orders, messages and notes. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const [after, setAfter] = useState<string | null>(null);
  const { data, hasFailed, reload } = useLiveQuery(ReadCustomerDocument, { variables: { id, after } });
  const customer = data?.customerById;
  if (hasFailed && !customer) return <LoadFailure what="the customer" onRetry={() => void reload()} />;
  if (!customer) return <LoadingPanel what="the customer" />;
  return (
    <>
      <title>{`${customer.name || customer.email} | Mela admin`}</title>
      <div className="screen-head">
        <h1>
          <bdi>{customer.name || customer.email}</bdi>
        </h1>
        <CustomerActions customer={customer} />
      </div>
      <div className="customer">
        <div className="customer__column">
          <CustomerOrders customer={customer} isFirst={after === null} onPage={setAfter} />
          <CustomerMessages customer={customer} />
        </div>
        <div className="customer__column">
          <CustomerFacts customer={customer} />
          <CustomerNotes customer={customer} onChanged={() => void reload()} />
        </div>
      </div>
    </>
  );
}

function CustomerFacts({ customer }: { customer: CustomerDetailFragment }) {
  const { email, phone, orderCount, spent, firstOrderAt, lastOrderAt } = customer;
  return (
    <Panel id="customer" title="Customer">
      <Facts>
        <Fact name="Email">
          <EmailText address={email} />
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        <Fact name="Orders">{orderCount}</Fact>
        <Fact name="Spent">{formatMoney(spent)}</Fact>
        <Fact name="First order">{formatMoment(firstOrderAt)}</Fact>
        <Fact name="Last order">{formatMoment(lastOrderAt)}</Fact>
      </Facts>
    </Panel>
  );
}

const TYPES = { JSON: 'application/json', CSV: 'text/csv' } as const;

function CustomerActions({
  customer: { id, name, email, orderCount },
}: {
  customer: CustomerDetailFragment;
}) {
  const navigate = useNavigate();
  const { isBusy, run } = useChange();
  const [isErasing, setErasing] = useState(false);
  const save = (format: CustomerExportFormat) =>
    run(async () => {
      const { customerExport } = await runQuery(ExportCustomerDocument, { id, format });
      const type = `${TYPES[format]};charset=utf-8`;
      saveFile(new Blob([customerExport], { type }), `customer-${id}.${format.toLowerCase()}`);
    });
  const erase = () =>
    run(async () => {
      await runMutation(EraseCustomerDocument, { id });
      toast.success('Customer data erased');
      await navigate(PATHS.customers);
    });
  return (
    <div className="customer__actions">
      <Button label="Export JSON" isQuiet isSmall isBusy={isBusy} onClick={() => save('JSON')} />
      <Button label="Export CSV" isQuiet isSmall isBusy={isBusy} onClick={() => save('CSV')} />
      <WriteControls isForOwners>
        <Button
          label="Erase customer data"
          isQuiet
          isSmall
          isBusy={isBusy}
          onClick={() => setErasing(true)}
        />
      </WriteControls>
      {isErasing && (
        <DeleteDialog
          name={`the data of ${name || email}`}
          consequence={
            <p className="modal__note">
              This erases the names, addresses, emails, messages, returns and notes of {orderCount}{' '}
              {orderCount === 1 ? 'order' : 'orders'}. Records that accounting and tax law require are kept.
              You cannot undo this.
            </p>
          }
          onClosed={(isConfirmed) => {
            setErasing(false);
            if (isConfirmed) void erase();
          }}
        />
      )}
    </div>
  );
}
