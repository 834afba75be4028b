import type { FieldValues } from './order-input.ts';

const KEPT_AS = 'checkout-fields';

/** The shopper's input, stored for this tab and restored after a reload. Empty if nothing is stored. */
export function readDraft(): FieldValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null');
    const entries = Object.entries((kept ?? {}) as FieldValues);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function keepDraft(values: FieldValues): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(values));
  } catch {
    // Without storage, the input lasts until the page is left.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
