import * as customersText from '#messages/customers.ts';
import * as sharedText from '#messages/shared.ts';
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
  if (hasFailed && !customer)
    return <LoadFailure what={customersText.customer} onRetry={() => void reload()} />;
  if (!customer) return <LoadingPanel what={customersText.customer} />;
  return (
    <>
      <title>{customersText.nameMelaAdmin(customer.name || customer.email)}</title>
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
    <Panel id="customer" title={sharedText.customer}>
      <Facts>
        <Fact name={sharedText.email}>
          <EmailText address={email} />
        </Fact>
        {phone && (
          <Fact name={sharedText.phone}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        <Fact name={sharedText.orders}>{orderCount}</Fact>
        <Fact name={customersText.spent}>{formatMoney(spent)}</Fact>
        <Fact name={customersText.firstOrder}>{formatMoment(firstOrderAt)}</Fact>
        <Fact name={customersText.lastOrder}>{formatMoment(lastOrderAt)}</Fact>
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
      toast.success(sharedText.customerDataErased);
      await navigate(PATHS.customers);
    });
  return (
    <div className="customer__actions">
      <Button label={customersText.exportJson} isQuiet isSmall isBusy={isBusy} onClick={() => save('JSON')} />
      <Button label={sharedText.exportCsv} isQuiet isSmall isBusy={isBusy} onClick={() => save('CSV')} />
      <WriteControls isForOwners>
        <Button
          label={sharedText.eraseCustomerData}
          isQuiet
          isSmall
          isBusy={isBusy}
          onClick={() => setErasing(true)}
        />
      </WriteControls>
      {isErasing && (
        <DeleteDialog
          name={customersText.dataOf(name || email)}
          consequence={<p className="modal__note">{customersText.eraseConsequence(orderCount)}</p>}
          onClosed={(isConfirmed) => {
            setErasing(false);
            if (isConfirmed) void erase();
          }}
        />
      )}
    </div>
  );
}
