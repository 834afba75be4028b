import type { Money } from '@mela/rules/money.ts';
import type { FieldErrors } from '@mela/rules/text.ts';
import { setShown } from '../../components/page-script.ts';
import type { CartAnswer, Destination } from '../cart/cart-answer.ts';
import { fillState, shapeAddress } from './address-fields.ts';
import { checkFields } from './check-fields.ts';
import { showError, showErrors } from './field-errors.ts';
import { keepFields, readFields, restoreFields } from './form-fields.ts';
import {
  type FieldValues,
  type OrderedLine,
  type OrderInput,
  orderInputOf,
  SAME_ADDRESS,
} from './order-input.ts';
import { ShippingChoice } from './shipping-choice.ts';

const INDIA = 'IN';
const CASH = 'cash_on_delivery';
/** Until the shop has said what an order costs. */
const NOTHING: Money = { amount: 0, currency: '' };

/** What the shopper fills in. */
export class Fields {
  readonly #form: HTMLFormElement;
  /** Those that the shopper has left: what is wrong with others is not told before the order is to be placed. */
  readonly #left = new Set<string>();
  /** What the server refused: its messages, with what was in the fields then. */
  #refused: { errors: FieldErrors; values: FieldValues } = { errors: {}, values: {} };
  /** What the order costs, as far as the shop has said. */
  #total = NOTHING;
  #shipping: ShippingChoice | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** @param onChange where the order goes may have changed. @param onRate another shipping rate was chosen. */
  start(onChange: () => void, onRate: () => void): void {
    const form = this.#form;
    const section = form.querySelector<HTMLElement>('[data-shipping-choice]');
    if (section) this.#shipping = new ShippingChoice(section, onRate);
    restoreFields(form, () => this.#shape());
    this.#shape();
    this.#markPhone();
    form.addEventListener('input', ({ target }) => {
      const field = target as HTMLInputElement;
      const address = field.closest<HTMLElement>('[data-address]');
      if (address && field.name.endsWith('.postalCode') && fillState(address)) this.#tellLeft();
      if (this.#left.has(field.name)) this.#tellLeft();
      keepFields(form);
      onChange();
    });
    form.addEventListener('change', ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (name === SAME_ADDRESS || name.endsWith('.country')) this.#shape();
      this.#left.add(name);
      this.#markPhone();
      this.#tellLeft();
      keepFields(form);
      onChange();
    });
  }

  input(lines: OrderedLine[] = [], total = this.#total, coupon?: string): OrderInput {
    return orderInputOf(readFields(this.#form), lines, total, coupon);
  }

  /** Tells what is wrong. @returns whether all is well. */
  check(input: OrderInput): boolean {
    const errors = checkFields(input);
    for (const name of Object.keys(errors)) this.#left.add(name);
    showErrors(this.#form, errors);
    return Object.keys(errors).length === 0;
  }

  /** Shows what the server refused. Each message stays until its field is changed. */
  refuse(errors: FieldErrors): void {
    this.#refused = { errors, values: readFields(this.#form) };
    showErrors(this.#form, errors);
  }

  /** Where the order goes, as far as that is known; null: not yet. */
  get destination(): Destination | null {
    const input = this.input();
    const { country, region, postalCode } = input.shippingAddress;
    const errors = checkFields(input);
    const isFit = (name: string) => !errors[`shippingAddress.${name}`];
    if (!country || (country === INDIA && !isFit('region'))) return null;
    return { country, region, postalCode: isFit('postalCode') ? postalCode : null };
  }

  /** The id of the shipping rate that the shopper chose; null: none yet. */
  get chosenRate(): string | null {
    return this.#shipping?.chosen ?? null;
  }

  /** Offers the shipping rates and the payment methods of a cart. */
  offer({ shippingRates, total }: Pick<CartAnswer, 'shippingRates' | 'total'>): void {
    this.#shipping?.show(shippingRates, this.destination !== null);
    const chosen = shippingRates.find(({ isChosen }) => isChosen);
    this.#limitPayment(total, chosen?.takesCashOnDelivery ?? true);
  }

  /** Offers the payment methods that take this total. An order that costs nothing needs none. */
  #limitPayment(total: Money, takesCash: boolean): void {
    this.#total = total;
    const isFree = total.amount === 0;
    const methods = [...this.#form.querySelectorAll<HTMLInputElement>('[name="paymentMethod"]')];
    // Without a limit that is no number, which nothing is greater than.
    for (const method of methods) {
      const isRefused = !takesCash && method.value === CASH;
      method.disabled = isFree || isRefused || total.amount > Number(method.dataset['upTo']);
      if (method.disabled) method.checked = false;
    }
    const taken = methods.filter(({ disabled }) => !disabled);
    const chosen = taken.find(({ checked }) => checked) ?? taken[0];
    if (chosen) chosen.checked = true;
    const told = this.#form.querySelector<HTMLElement>('[data-over-limit]');
    if (told) told.hidden = isFree || Boolean(chosen) || !takesCash;
    const noCash = this.#form.querySelector<HTMLElement>('[data-no-cash]');
    if (noCash) noCash.hidden = isFree || takesCash;
    const payment = this.#form.querySelector<HTMLElement>('[data-payment]');
    if (payment) setShown(payment, !isFree);
    this.#markPhone();
    this.#tellLeft();
  }

  /** Cash on delivery needs a telephone number. */
  #markPhone(): void {
    const phone = this.#form.querySelector<HTMLInputElement>('[name="phone"]');
    const chosen = this.#form.querySelector<HTMLInputElement>('[name="paymentMethod"]:checked');
    const isNeeded = chosen?.value === CASH;
    if (phone) phone.required = isNeeded;
    const optional = phone?.closest('.field')?.querySelector<HTMLElement>('[data-optional]');
    if (optional) optional.hidden = isNeeded;
  }

  #tellLeft(): void {
    const errors = checkFields(this.input());
    const { errors: refused, values } = this.#refused;
    const now = readFields(this.#form);
    const isSame = (name: string) => now[name] === values[name];
    for (const name of this.#left)
      showError(this.#form, name, errors[name] ?? (isSame(name) ? refused[name] : undefined));
  }

  /** Brings the fields that another address or another country needs. */
  #shape(): void {
    const isSame = this.#form.querySelector<HTMLInputElement>(`[name="${SAME_ADDRESS}"]`)?.checked;
    const billing = this.#form.querySelector('[data-billing]');
    const template = this.#form.querySelector<HTMLTemplateElement>('[data-billing-template]');
    if (isSame) billing?.replaceChildren();
    else if (billing && template && billing.childElementCount === 0)
      billing.append(template.content.cloneNode(true));
    for (const address of this.#form.querySelectorAll<HTMLElement>('[data-address]')) shapeAddress(address);
  }
}
