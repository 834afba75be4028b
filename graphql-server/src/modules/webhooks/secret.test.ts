import { expect, test } from 'vitest';
import { newSecret, signedHeaders } from './secret.ts';

test('a message is signed as Standard Webhooks specifies, checked with the specification’s example', () => {
  const headers = signedHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('each secret is different and has 32 bytes', () => {
  expect(newSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});
