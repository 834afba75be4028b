import { defineMessages } from '@mela/rules/messages.ts';

export const inventoryMessages = defineMessages('inventory', {
  deltaOrOnHand: 'Send either delta or onHand',
  onHandOutOfRange: ({ max }: { max: number }) => `onHand must be a whole number from 0 to ${max}`,
  deltaIsZero: 'delta must not be 0',
  notTracked: 'Inventory is not tracked. Set a quantity to start tracking',
  tooFewOnHand: ({ onHand, count }: { onHand: number | null; count: number }) =>
    `Only ${onHand} on hand, so the quantity cannot become ${count}`,
  quantityTooHigh: ({ max }: { max: number }) => `The quantity can be at most ${max}`,
  lowAtOrIsCounted: 'Send lowAt or isCounted',
  invalidLowAt: ({ max }: { max: number }) => `lowAt must be a whole number from 0 to ${max}, or null`,
  noLongerTracked: 'Inventory is no longer tracked. Check it and save again',
  quantityIsNow: ({ present }: { present: number }) =>
    `The quantity is now ${present}. Check it and save again`,
});

export const inventoryTexts = {
  variant: ({ id }: { id: string }) => `Variant ${id}`,
  negativeQuantity: ({ name }: { name: string }) => `${name}: a quantity is negative.`,
  wrongAvailable: ({
    name,
    available,
    expected,
  }: {
    name: string;
    available: number | null;
    expected: number | null;
  }) => `${name}: available is ${available}, expected ${expected}.`,
  wrongState: ({ name, state, expected }: { name: string; state: string; expected: string }) =>
    `${name}: state is ${state}, expected ${expected}.`,
  wrongOnHand: ({ name, onHand, last }: { name: string; onHand: number; last: number }) =>
    `${name}: on hand is ${onHand}, but the stock history ends at ${last}.`,
};
