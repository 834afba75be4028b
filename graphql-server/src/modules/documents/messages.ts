import { defineMessages } from '@mela/rules/messages.ts';

export const documentsMessages = defineMessages('documents', {
  tooManyDocuments: 'Too many documents are being created. Try again in a few seconds.',
});

export const documentsTexts = {
  packingSlip: 'Packing slip',
  pickedUpBy: 'Picked up by',
  shipTo: 'Ship to',
  customerErased: 'Customer data erased',
  customerNote: ({ note }: { note: string }) => `Customer note: ${note}`,
  placedOn: 'Placed on',
  cashToCollect: 'Cash to collect',
};
