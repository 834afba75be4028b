import { defineMessages } from '@mela/rules/messages.ts';

export const stockAlertsMessages = defineMessages('stockAlerts', {
  variantNotFound: 'Variant not found',
  notFound: 'Stock alert not found.',
  tooManyAlerts: ({ max }: { max: number }) => `This address already has the maximum of ${max} stock alerts.`,
  backInStock: 'This item is back in stock. You can order it now.',
});

export const stockAlertsTexts = {
  alertsNotSent: ({ reason }: { reason: string }) => `Stock alerts could not be sent: ${reason}`,
  metricAlerts: 'Requests for back-in-stock emails.',
  variant: ({ id }: { id: string }) => `Variant ${id}`,
};
