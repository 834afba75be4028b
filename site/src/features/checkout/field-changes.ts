import { statesOfPin } from '@mela/rules/indian-states.ts';
import { type AddressKind, type FieldValues, INDIA, SAME_ADDRESS } from './order-input.ts';

const ADDRESS_FIELD = /^(shippingAddress|billingAddress)\.(\w+)$/;

/** The initial values, as in the server-rendered HTML. */
export function emptyFields(country: string): FieldValues {
  return { 'shippingAddress.country': country, 'billingAddress.country': country, [SAME_ADDRESS]: 'on' };
}

/** @returns the values after a change, including derived ones: a PIN sets the state, and a country resets the region */
export function changeField(values: FieldValues, name: string, value: string): FieldValues {
  const changed = { ...values, [name]: value };
  const [, of, field] = ADDRESS_FIELD.exec(name) ?? [];
  if (field === 'postalCode') return fillState(changed, of as AddressKind);
  if (field === 'country') return swapRegion(changed, of as AddressKind, values[name] ?? '');
  return changed;
}

/** Sets the state from the PIN, if the PIN belongs to only one state. */
function fillState(values: FieldValues, of: AddressKind): FieldValues {
  if (values[`${of}.country`] !== INDIA) return values;
  const [state, another] = statesOfPin((values[`${of}.postalCode`] ?? '').replaceAll(/\s/g, ''));
  return state && !another ? { ...values, [`${of}.region`]: state } : values;
}

/**
 * Clears the region when the country changes, because an Indian state is no region elsewhere. Choosing the
 * former country again restores it.
 */
function swapRegion(values: FieldValues, of: AddressKind, before: string): FieldValues {
  if ((before === INDIA) === (values[`${of}.country`] === INDIA)) return values;
  const { [`${of}.region`]: region = '', [`${of}.otherRegion`]: other = '' } = values;
  return { ...values, [`${of}.region`]: other, [`${of}.otherRegion`]: region };
}

/** The values that the shopper or autofill entered before the script loaded. */
export function typedFields(form: HTMLFormElement, empty: FieldValues): FieldValues {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (!(SAME_ADDRESS in values)) values[SAME_ADDRESS] = '';
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (empty[name] ?? '')));
}
