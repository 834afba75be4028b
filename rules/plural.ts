import { LOCALE } from './locale.ts';

const RULES = new Intl.PluralRules(LOCALE);

/** The forms of a text in the plural categories that its language has: English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a text for a number. */
export function plural(count: number, forms: Forms): string {
  return forms[RULES.select(count)] ?? forms.other;
}
