import { defineMessages } from '@mela/rules/messages.ts';

export const shippingMessages = defineMessages('shipping', {
  otherDecimals: 'The amounts of this zone are in a currency with different decimals. Create the zone again.',
  zonesHaveDecimals:
    'The amounts of the shipping zones have more decimals than this currency allows. Delete the zones, and create them again afterwards',
  tooManyZones: ({ max }: { max: number }) =>
    `A shop can have at most ${max} shipping zones. Delete one first.`,
  notFound: 'Shipping zone not found',
  unknownRate: 'This rate does not exist in the zone, or was sent twice',
  changedByOthers: ({ name }: { name: string }) =>
    `Someone else has changed the shipping zone ${name}. Reload it and try again.`,
});

export const shippingTexts = {
  zoneFault: ({ name, fault }: { name: string; fault: string }) => `Shipping zone ${name}: ${fault}.`,
  rateIdTwice: ({ name, id }: { name: string; id: string }) =>
    `Shipping zone ${name}: two rates have the id ${id}.`,
  wrongZonesFlag: ({ negation, count }: { negation: string; count: number }) =>
    `The selling settings record that the shop has ${negation}shipping zones, but it has ${count}.`,
  metricZones:
    'The number of shipping zones. If there are none, shipping costs the percentage in the selling settings.',
};
