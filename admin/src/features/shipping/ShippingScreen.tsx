import './shipping.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Reading } from '../../components/Reading.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { useChange } from '../../components/use-change.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { ReadShippingZonesQuery, ShippingZoneRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { operationsOf } from '../../session/execute.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { useReading } from '../../session/use-reading.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { useShopCurrency } from '../../shop-currency.ts';
import OPERATIONS from './shipping.graphql?raw';
import { areaText, rateText } from './zone-words.ts';

const askShipping = operationsOf(OPERATIONS);
const loadDialog = async () => (await import('./ZoneDialog.tsx')).ZoneDialog;

const READING = { key: 'zones', read: () => askShipping('ReadShippingZones', {}) };

/** Where the shop delivers, and what that costs. */
export function ShippingScreen() {
  const { answer, failure, reload } = useReading<ReadShippingZonesQuery>(READING);
  /** null: a new one. */
  const [edited, setEdited] = useState<ShippingZoneRowFragment | null>();
  const [deleted, setDeleted] = useState<ShippingZoneRowFragment>();
  const { isBusy, remove } = useDeletion(reload);
  const close = () => setEdited(undefined);
  const Dialog = useOnDemand(edited !== undefined, loadDialog, close);
  const isOwner = useMayWrite(true);
  const zones = answer?.shippingZones;
  return (
    <>
      <title>Shipping | Mela admin</title>
      <div className="screen-head">
        <h1>Shipping</h1>
        <WriteControls isForOwners>
          <Button label="Add zone" isSmall disabled={!answer} onClick={() => setEdited(null)} />
        </WriteControls>
      </div>
      <OwnersNote />
      <section className="panel" aria-label="Shipping zones" aria-busy={!zones && failure === undefined}>
        <Reading
          what="the shipping zones"
          isRead={zones !== undefined}
          hasFailed={failure !== undefined}
          onRetry={reload}
        />
        {zones?.length === 0 && <NoZones percent={answer?.sellingSettings.shippingPercent ?? 0} />}
        {zones && zones.length > 0 && (
          <ZoneTable
            zones={zones}
            isBusy={isBusy}
            canEdit={isOwner}
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        )}
      </section>
      {edited !== undefined && Dialog && answer && (
        <Dialog
          zone={edited}
          countries={answer.sellingSettings.countries}
          save={(input) => askShipping('SaveShippingZone', { input })}
          onChanged={reload}
          onClosed={close}
        />
      )}
      {deleted && (
        <Deletion
          zone={deleted}
          isLast={zones?.length === 1}
          onClosed={(isConfirmed) => {
            setDeleted(undefined);
            if (isConfirmed) void remove(deleted);
          }}
        />
      )}
    </>
  );
}

function OwnersNote() {
  const [isOwner, isEditor] = [useMayWrite(true), useMayWrite()];
  return isEditor && !isOwner && <p className="read-only-note">Only owners can change this.</p>;
}

interface DeletionProps {
  zone: ShippingZoneRowFragment;
  isLast: boolean;
  onClosed: (isConfirmed: boolean) => void;
}

function Deletion({ zone, isLast, onClosed }: DeletionProps) {
  return (
    <DeleteDialog
      name={`the shipping zone ${zone.name}`}
      canUndo
      consequence={
        isLast && <p>It is the last zone: the percentage of the selling settings applies again.</p>
      }
      onClosed={onClosed}
    />
  );
}

function useDeletion(reload: () => void) {
  const { isBusy, run } = useChange(async () => reload());
  const remove = ({ id }: ShippingZoneRowFragment) =>
    run(async () => {
      await askShipping('DeleteShippingZone', { id });
      toast.success('Shipping zone deleted');
      reload();
    });
  return { isBusy, remove };
}

function NoZones({ percent }: { percent: number }) {
  return (
    <EmptyState title="No shipping zones yet">
      Every order costs {percent}% of its subtotal to ship, as the{' '}
      <Link to={PATHS.selling}>selling settings</Link> say. Add a zone to charge by address, weight or order
      value, to offer several options, or to deliver to some addresses only.
    </EmptyState>
  );
}

interface TableProps {
  zones: readonly ShippingZoneRowFragment[];
  isBusy: boolean;
  canEdit: boolean;
  onEdit: (zone: ShippingZoneRowFragment) => void;
  onDelete: (zone: ShippingZoneRowFragment) => void;
}

function ZoneTable({ zones, isBusy, canEdit, onEdit, onDelete }: TableProps) {
  const currency = useShopCurrency();
  const columns: Column<ShippingZoneRowFragment>[] = [
    { heading: 'Zone', look: 'strong', cell: ({ name }) => <bdi>{name}</bdi> },
    { heading: 'Addresses', isLabelled: true, cell: areaText },
    { heading: 'Rates', cell: ({ rates }) => <Rates rates={rates} currency={currency} /> },
  ];
  const actionsOf = (zone: ShippingZoneRowFragment) => [
    { text: 'Edit', label: `Edit the zone ${zone.name}`, isWrite: true, onPress: () => onEdit(zone) },
    {
      ...{ text: 'Delete', label: `Delete the zone ${zone.name}`, isWrite: true, isBusy },
      onPress: () => onDelete(zone),
    },
  ];
  return (
    <>
      <Table
        label="Shipping zones"
        isTight
        columns={columns}
        rows={zones}
        keyOf={({ id }) => id}
        {...(canEdit && { actions: actionsOf })}
      />
      <p className="shipping__hint">
        If an address is in several zones, the most specific zone applies: postcodes before states before
        countries. The shop does not deliver to addresses outside of all zones.
      </p>
    </>
  );
}

function Rates({ rates, currency }: Pick<ShippingZoneRowFragment, 'rates'> & { currency: string }) {
  if (rates.length === 0) return <>No delivery</>;
  return (
    <ul className="shipping__rates">
      {rates.map((rate) => (
        <li key={rate.id}>{rateText(rate, currency)}</li>
      ))}
    </ul>
  );
}
