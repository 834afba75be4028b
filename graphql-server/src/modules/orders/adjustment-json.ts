import type { Adjustment } from '@mela/rules/adjustments.ts';

/** Adjustments as the API and modules' lines in emails show them. */
export function adjustmentJson(adjustments: readonly Adjustment[] = [], currency: string) {
  return adjustments.map(({ kind, source, label, amount }) => ({
    kind,
    module: source.module,
    label,
    amount: { amount, currency },
  }));
}
