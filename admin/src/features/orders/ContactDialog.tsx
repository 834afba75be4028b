import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import {
  CorrectOrderContactDocument,
  type LiveOrderFragment,
  type OrderAddressFragment,
} from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Editable address fields. State and country determine the tax and are fixed. */
const ADDRESS = [
  ['name', sharedText.name, 100, true],
  ['line1', sharedText.address, 200, true],
  ['line2', ordersText.addressSecondLine, 200, false],
  ['city', sharedText.townOrCity, 100, true],
  // Not required, because some countries have no postcodes. The server validates it.
  ['postalCode', sharedText.pinOrPostcode, 20, false],
] as const;

/** Corrects the email address, phone number and shipping address of an order. */
export function ContactDialog({ order, run, onClosed }: Props) {
  const { shippingAddress } = order;
  const save = (entered: FormData) => {
    const text = (name: string) => String(entered.get(name) ?? '').trim();
    const input = {
      email: text('email'),
      phone: text('phone') || null,
      version: order.version,
      ...(shippingAddress && { shippingAddress: correctedAddress(shippingAddress, text) }),
    };
    return run(
      ordersText.orderContactDetailsCorrected(order.number),
      async () =>
        (await runMutation(CorrectOrderContactDocument, { id: order.id ?? '', input })).correctOrderContact,
    );
  };
  return (
    <FormModal
      title={ordersText.editContactDetailsOfOrder(order.number)}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      onSubmit={save}
      onClosed={onClosed}
    >
      <InputField label={sharedText.email} name="email" type="email" defaultValue={order.email} required />
      <InputField
        label={sharedText.phone}
        name="phone"
        type="tel"
        defaultValue={order.phone ?? ''}
        maxLength={40}
      />
      {shippingAddress &&
        ADDRESS.map(([name, label, maxLength, required]) => (
          <InputField
            key={name}
            label={label}
            name={name}
            maxLength={maxLength}
            required={required}
            defaultValue={shippingAddress[name] ?? ''}
          />
        ))}
      <p className="aside">{ordersText.contactHint}</p>
    </FormModal>
  );
}

function correctedAddress(address: OrderAddressFragment, text: (name: string) => string) {
  const { regionName, country, phone } = address;
  return {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2') || null,
    city: text('city'),
    postalCode: text('postalCode'),
    region: regionName,
    country,
    phone,
  };
}
