import type { DiscountInput, ReadDiscountQuery } from '../../graphql.generated.ts';
import { readAmount } from '../../shop-currency.ts';
import { fromField } from '../../shop-time.ts';

export type EditedDiscount = ReadDiscountQuery['discount'];

/** The value of an amount that cannot be read, for which the server returns an error beside the field. */
const NO_AMOUNT = -1;

/** Reads the form, which contains only the fields of the chosen kind. */
export function inputOf(entered: FormData): DiscountInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const typed = text(name);
    return typed === null ? null : (readAmount(typed) ?? NO_AMOUNT);
  };
  const moment = (name: string) => fromField(text(name) ?? '');
  const kind = text('kind') as DiscountInput['kind'];
  return {
    code: text('code'),
    title: text('title'),
    kind,
    value: kind === 'AMOUNT' ? amount('value') : number('value'),
    buys: number('buys'),
    gets: number('gets'),
    from: moment('from'),
    until: moment('until'),
    usesInAll: number('usesInAll'),
    usesEach: number('usesEach'),
    minimum: amount('minimum'),
    combines: entered.has('combines'),
  };
}
