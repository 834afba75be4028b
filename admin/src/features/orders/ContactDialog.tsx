import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import type { LiveOrderFragment, OrderAddressFragment } from '../../graphql.generated.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Fields of an address that can be corrected: the state and country decide the tax, and stay. */
const ADDRESS = [
  ['name', 'Name', 100, true],
  ['line1', 'Address', 200, true],
  ['line2', 'Address, second line', 200, false],
  ['city', 'Town or city', 100, true],
  // Some countries have none; the server knows which.
  ['postalCode', 'PIN or postcode', 20, false],
] as const;

/** Corrects the email address, phone number and shipping address of an order. */
export function ContactDialog({ order, run, onClosed }: Props) {
  const { shippingAddress } = order;
  const save = (entered: FormData) => {
    const text = (name: string) => String(entered.get(name) ?? '').trim();
    const input = {
      email: text('email'),
      phone: text('phone') || null,
      ...(shippingAddress && { shippingAddress: correctedAddress(shippingAddress, text) }),
    };
    return run(
      `Order #${order.number}: contact details corrected`,
      async () => (await askOrders('CorrectOrderContact', { id: order.id ?? '', input })).correctOrderContact,
    );
  };
  return (
    <FormModal
      title={`Edit the contact details of order #${order.number}`}
      action="Save"
      closeLabel="Cancel"
      onSubmit={save}
      onClosed={onClosed}
    >
      <InputField label="Email" name="email" type="email" defaultValue={order.email} required />
      <InputField label="Phone" name="phone" type="tel" defaultValue={order.phone ?? ''} maxLength={40} />
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
      <p className="aside">
        The state and country cannot be changed, as they decide the tax. With a new email address, links to
        this order only show it: the shopper has to ask you to cancel it. You can send emails again below.
      </p>
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
