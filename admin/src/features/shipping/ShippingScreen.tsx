import * as sharedText from '#messages/shared.ts';
import * as shippingText from '#messages/shipping.ts';
import './shipping.css';
import { Link } from 'react-router';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  DeleteShippingZoneDocument,
  ReadShippingZonesDocument,
  type ShippingZoneRowFragment,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { OwnersNote } from '../../session/WriteControls.tsx';
import { useShopCurrency } from '../../shop-currency.ts';
import type { ZoneDialog } from './ZoneDialog.tsx';
import { areaText, rateText } from './zone-words.ts';

const loadDialog = async () => (await import('./ZoneDialog.tsx')).ZoneDialog;

const HINT = shippingText.ifSeveralZonesIncludeAddressMost;

/** Shipping zones and rates. */
export function ShippingScreen() {
  const source = useWholeList(ReadShippingZonesDocument, ({ shippingZones }) => shippingZones);
  const currency = useShopCurrency();
  const { countries = [], shippingPercent = 0 } = source.data?.sellingSettings ?? {};
  const { add, list, dialogs } = useRowDialogs<ShippingZoneRowFragment, typeof ZoneDialog>({
    noun: shippingText.zone,
    nameOf: ({ name }) => shippingText.zoneName(name),
    isForOwners: true,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} countries={countries} />,
    remove: ({ id }) => runMutation(DeleteShippingZoneDocument, { id }),
    consequence: () => source.page?.totalCount === 1 && <p>{shippingText.thisIsLastZoneWithoutZones}</p>,
    reload: source.reload,
  });
  return (
    <ResourceList
      title={sharedText.shipping}
      noun={shippingText.zone}
      plural={shippingText.shippingZones}
      source={source}
      head={add}
      notes={<OwnersNote />}
      columns={columnsIn(currency)}
      keyOf={({ id }) => id}
      {...list}
      empty={shippingText.noShippingZonesYet}
      about={
        <>
          {shippingText.everyOrderCostsPercent(shippingPercent)}{' '}
          <Link to={PATHS.selling}>{sharedText.sellingSettings}</Link>
          {shippingText.addZonesToChargeByAddress}
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
    {
      heading: shippingText.zoneTitle,
      look: 'strong',
      cell: ({ name }) => <bdi>{name}</bdi>,
      text: ({ name }) => name,
    },
    { heading: shippingText.addresses, isLabelled: true, cell: areaText },
    {
      heading: shippingText.rates,
      cell: ({ rates }) => (
        <ul className="shipping__rates">
          {rates.length === 0 && <li>{shippingText.noDelivery}</li>}
          {rates.map((rate) => (
            <li key={rate.id}>{rateText(rate, currency)}</li>
          ))}
        </ul>
      ),
      text: ({ rates }) => rates.map((rate) => rateText(rate, currency)).join('; '),
    },
  ];
}
