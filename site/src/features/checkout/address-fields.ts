import { statesOfPin } from '@mela/rules/indian-states.ts';
import { usesPostcode } from '@mela/rules/postcodes.ts';
import { setShown } from '../../components/page-script.ts';

const INDIA = 'IN';

/** A name of a field within one address, such as `city`. */
function fieldOf(address: HTMLElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return address.querySelector(`[name="${address.dataset['address']}.${name}"]`);
}

/** In India a list of states and a PIN of six digits, elsewhere what people write. */
export function shapeAddress(address: HTMLElement): void {
  const country = fieldOf(address, 'country')?.value ?? '';
  const isIndian = country === INDIA;
  const region = fieldOf(address, 'region');
  const pin = fieldOf(address, 'postalCode');
  label(pin, isIndian ? 'PIN code' : 'Postcode');
  showPostcode(pin, usesPostcode(country));
  pin?.setAttribute('inputmode', isIndian ? 'numeric' : 'text');
  label(region, isIndian ? 'State' : 'State or region');
  const other = address.querySelector<HTMLTemplateElement>('[data-other-region]');
  const shown = region instanceof HTMLSelectElement ? region.parentElement : region;
  if (!other || !shown || isIndian === region instanceof HTMLSelectElement) return;
  const replacement = other.content.firstElementChild;
  if (!replacement) return;
  shown.replaceWith(replacement);
  other.content.replaceChildren(shown);
}

/** A field that is not shown is not sent either. What was typed comes back with the next country that has postcodes. */
function showPostcode(field: HTMLInputElement | HTMLSelectElement | null, isShown: boolean): void {
  const box = field?.closest<HTMLElement>('.field');
  if (!field || !box) return;
  field.disabled = !isShown;
  setShown(box, isShown);
}

function label(field: Element | null, text: string): void {
  const shown = field?.closest('.field')?.querySelector('[data-label]');
  if (shown) shown.textContent = text;
}

/** The state that a PIN is in, where it is in one alone. @returns whether the state was changed. */
export function fillState(address: HTMLElement): boolean {
  const region = fieldOf(address, 'region');
  const [state, another] = statesOfPin((fieldOf(address, 'postalCode')?.value ?? '').replaceAll(/\s/g, ''));
  if (!(region instanceof HTMLSelectElement) || !state || another || region.value === state) return false;
  region.value = state;
  return true;
}
