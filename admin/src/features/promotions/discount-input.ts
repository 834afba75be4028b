import type { DiscountInput } from '../../graphql.generated.ts';
import { readAmount } from '../../shop-currency.ts';

/** What no rule accepts: the server names the fault beside the field. */
const NO_AMOUNT = -1;

/** Reads the fields of the form. Fields of other kinds of discounts are not in it. */
export function inputOf(entered: FormData): DiscountInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const typed = text(name);
    return typed === null ? null : (readAmount(typed) ?? NO_AMOUNT);
  };
  const moment = (name: string) => {
    const typed = text(name);
    return typed === null ? null : new Date(typed).toISOString();
  };
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

const MS_PER_MINUTE = 60_000;

/** A moment as a field for local time has it, such as `2026-01-31T09:00`. */
export function localMoment(moment: string | null | undefined): string {
  if (!moment) return '';
  const at = new Date(moment);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * MS_PER_MINUTE);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
