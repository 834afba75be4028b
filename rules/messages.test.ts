import { expect, test } from 'vitest';
import { defineMessages } from './messages.ts';

const messages = defineMessages('orders', {
  notFound: 'Order not found',
  tooManyLines: ({ max }: { max: number }) => `An order can have at most ${max} lines.`,
});

test('a text without values is a message', () => {
  expect(messages.notFound).toEqual({ code: 'orders.notFound', params: {}, text: 'Order not found' });
});

test('a text with values makes a message that contains them', () => {
  expect(messages.tooManyLines({ max: 100 })).toEqual({
    code: 'orders.tooManyLines',
    params: { max: 100 },
    text: 'An order can have at most 100 lines.',
  });
});
