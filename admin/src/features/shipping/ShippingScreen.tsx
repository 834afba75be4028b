import './shipping.css';
import { Link } from 'react-router';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { OwnersNote } from '../../components/OwnersNote.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  DeleteShippingZoneDocument,
  ReadShippingZonesDocument,
  type ShippingZoneRowFragment,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useShopCurrency } from '../../shop-currency.ts';
import type { ZoneDialog } from './ZoneDialog.tsx';
import { areaText, rateText } from './zone-words.ts';

const loadDialog = async () => (await import('./ZoneDialog.tsx')).ZoneDialog;

const HINT =
  'If several zones include an address, the most specific zone applies: postcodes first, then states, then countries. The shop does not deliver to addresses outside all zones.';

/** Shipping zones and rates. */
export function ShippingScreen() {
  const source = useWholeList(ReadShippingZonesDocument, ({ shippingZones }) => shippingZones);
  const currency = useShopCurrency();
  const { countries = [], shippingPercent = 0 } = source.data?.sellingSettings ?? {};
  const { add, list, dialogs } = useRowDialogs<ShippingZoneRowFragment, typeof ZoneDialog>({
    noun: 'zone',
    nameOf: ({ name }) => `the zone ${name}`,
    isForOwners: true,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} countries={countries} />,
    remove: ({ id }) => runMutation(DeleteShippingZoneDocument, { id }),
    consequence: () =>
      source.page?.totalCount === 1 && (
        <p>This is the last zone. Without zones, the shipping percentage in the selling settings applies.</p>
      ),
    reload: source.reload,
  });
  return (
    <ResourceList
      title="Shipping"
      noun="zone"
      plural="shipping zones"
      source={source}
      head={add}
      notes={<OwnersNote />}
      columns={columnsIn(currency)}
      keyOf={({ id }) => id}
      {...list}
      empty="No shipping zones yet"
      about={
        <>
          Every order costs {shippingPercent}% of its subtotal to ship, as set in the{' '}
          <Link to={PATHS.selling}>selling settings</Link>. Add zones to charge by address, weight or order
          value, to offer several shipping options, or to limit where you deliver.
        </>
      }
      footnote={HINT}
    >
      {dialogs}
    </ResourceList>
  );
}

function columnsIn(currency: string): Column<ShippingZoneRowFragment>[] {
  return [
    { heading: 'Zone', look: 'strong', cell: ({ name }) => <bdi>{name}</bdi>, text: ({ name }) => name },
    { heading: 'Addresses', isLabelled: true, cell: areaText },
    {
      heading: 'Rates',
      cell: ({ rates }) => (
        <ul className="shipping__rates">
          {rates.length === 0 && <li>No delivery</li>}
          {rates.map((rate) => (
            <li key={rate.id}>{rateText(rate, currency)}</li>
          ))}
        </ul>
      ),
      text: ({ rates }) => rates.map((rate) => rateText(rate, currency)).join('; '),
    },
  ];
}
