import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { InputField } from '../../components/Field.tsx';
import { SelectField } from '../../components/Select.tsx';
import { countryName } from '../../format.ts';
import { ReadDestinationsDocument } from '../../graphql.generated.ts';
import type { EditedAddress } from './edited-lines.ts';

export interface EditedContact {
  email: string;
  phone: string;
  note: string;
  address: EditedAddress;
}

interface Props {
  contact: EditedContact;
  /** Error messages by field name. */
  faults: Readonly<Record<string, string>>;
  onChange: (contact: EditedContact) => void;
}

const STATES = [
  { value: '', label: orderEditingText.chooseState },
  ...Object.entries(INDIAN_STATES).map(([value, label]) => ({ value, label })),
];

/** The customer, address and note of an order. */
export function ContactFields({ contact, faults, onChange }: Props) {
  const field = (name: 'email' | 'phone' | 'note', label: string, type = 'text', className = '') => (
    <InputField
      label={label}
      className={className}
      type={type}
      value={contact[name]}
      autoComplete="off"
      fault={faults[name]}
      onChange={({ target }) => onChange({ ...contact, [name]: target.value })}
    />
  );
  const change = (address: EditedAddress) => onChange({ ...contact, address });
  return (
    <div className="edit-order__fields">
      {field('email', sharedText.email, 'email')}
      {field('phone', sharedText.phone, 'tel')}
      <AddressFields address={contact.address} faults={faults} onChange={change} />
      {field('note', orderEditingText.noteFromCustomer, 'text', 'edit-order__wide')}
    </div>
  );
}

const WIDE_FIELDS = [
  ['name', sharedText.name],
  ['line1', sharedText.address],
  ['line2', orderEditingText.apartmentLandmark],
] as const;
const FIELDS = [
  ['city', sharedText.townOrCity],
  ['postalCode', sharedText.pinOrPostcode],
] as const;

interface AddressProps {
  address: EditedAddress;
  faults: Props['faults'];
  onChange: (address: EditedAddress) => void;
}

function AddressFields({ address, faults, onChange }: AddressProps) {
  const { data } = useLiveQuery(ReadDestinationsDocument);
  const countries = new Set([...(data?.sellingSettings.countries ?? []), address.country]);
  const faultOf = (name: string) => faults[`shippingAddress.${name}`];
  const field = (name: keyof EditedAddress, label: string, className = '') => (
    <InputField
      key={name}
      label={label}
      className={className}
      value={address[name]}
      autoComplete="off"
      fault={faultOf(name)}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
    />
  );
  return (
    <fieldset className="edit-order__fields edit-order__wide" aria-label={sharedText.shippingAddress}>
      {WIDE_FIELDS.map(([name, label]) => field(name, label, 'edit-order__wide'))}
      {FIELDS.map(([name, label]) => field(name, label))}
      {address.country === 'IN' ? (
        <SelectField
          label={sharedText.state}
          options={STATES}
          value={address.region}
          onChange={({ target }) => onChange({ ...address, region: target.value })}
        />
      ) : (
        field('region', orderEditingText.stateOrRegion)
      )}
      {address.country === 'IN' && faultOf('region') && (
        <p className="form-fault edit-order__wide">{faultOf('region')}</p>
      )}
      <SelectField
        label={sharedText.country}
        options={[...countries].map((value) => ({ value, label: countryName(value) }))}
        value={address.country}
        onChange={({ target }) => onChange({ ...address, country: target.value, region: '' })}
      />
    </fieldset>
  );
}
