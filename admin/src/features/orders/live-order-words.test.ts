import { expect, it } from 'vitest';
import { actorText } from './live-order-words.ts';

it.each([
  [{ kind: 'SHOPPER', name: null }, 'Customer'],
  [{ kind: 'OPERATOR', name: 'Asha' }, 'Asha'],
  [{ kind: 'OPERATOR', name: null }, 'Team'],
  [{ kind: 'API_TOKEN', name: 'Packing, a token of Asha' }, 'API token Packing, a token of Asha'],
  [{ kind: 'SYSTEM', name: null }, 'System'],
] as const)('%j is %s in the timeline', (actor, text) => {
  expect(actorText(actor)).toBe(text);
});
