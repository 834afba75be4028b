import { describe, expect, test } from 'vitest';
import type { LinkName } from '../mail/storefront-links.ts';
import { faultOfLink } from './link-template.ts';

test.each<[LinkName, string]>([
  ['homeUrl', 'https://app.example'],
  ['homeUrl', 'http://localhost:5173/'],
  ['orderUrl', 'https://app.example/orders/{token}'],
  ['orderUrl', 'https://app.example/#/orders/{token}'],
  ['orderUrl', 'https://app.example:8443/?order={token}&again={token}'],
  ['orderUrl', 'http://127.0.0.1:3000/order/{token}'],
  ['orderUrl', 'http://[::1]:3000/order/{token}'],
  ['orderUrl', 'https://दुकान.example/orders/{token}'],
  ['productUrl', 'https://app.example/products/{handle}'],
  ['productUrl', 'https://app.example/products/{handle}?variant={variant}'],
  ['emailsUrl', 'https://app.example/emails/{action}/{token}'],
])('%s may be %s', (name, template) => {
  expect(faultOfLink(name, template)).toBeNull();
});

describe('rejected are', () => {
  test.each<[LinkName, string, string]>([
    ['orderUrl', 'https://app.example/orders', 'must contain {token}'],
    ['orderUrl', 'https://app.example/{Token}', 'must not contain {Token}'],
    ['orderUrl', 'https://app.example/{token}/{email}', 'must not contain {email}'],
    ['orderUrl', 'https://app.example/{token}/{}', 'must not contain {}'],
    ['orderUrl', 'https://app.example/{{token}}', 'complete address'],
    ['orderUrl', 'https://app.example/{token', 'must contain {token}'],
    ['homeUrl', 'https://app.example/{token}', 'must not contain {token}'],
    ['productUrl', 'https://app.example/{variant}', 'must contain {handle}'],
    ['emailsUrl', 'https://app.example/{token}', 'must contain {action}'],
    ['orderUrl', 'http://app.example/{token}', 'https://'],
    ['orderUrl', 'http://localhost.evil.example/{token}', 'https://'],
    ['orderUrl', 'javascript:alert({token})', 'https://'],
    ['orderUrl', 'data:text/html,{token}', 'https://'],
    ['orderUrl', 'ftp://app.example/{token}', 'https://'],
    ['orderUrl', '//app.example/{token}', 'complete address'],
    ['orderUrl', '/orders/{token}', 'complete address'],
    ['orderUrl', 'orders {token}', 'complete address'],
    ['orderUrl', 'https://{token}', 'host name'],
    ['orderUrl', 'https://{token}.app.example/', 'host name'],
    ['orderUrl', 'https://app.example{token}/', 'host name'],
    ['orderUrl', 'https://app.example:{token}/', 'complete address'],
    ['orderUrl', 'https://user:secret@app.example/{token}', 'complete address'],
    ['orderUrl', 'https://{token}@app.example/', 'complete address'],
    ['orderUrl', 'https://app.example/{token}" onclick="x', 'complete address'],
    ['orderUrl', 'https://app.example/{token}<script>', 'complete address'],
    ['orderUrl', 'https://app.example\\@evil.example/{token}', 'complete address'],
    ['orderUrl', 'https://app.example/{token}\r\nBcc: x@y.example', 'complete address'],
    ['orderUrl', 'https://app.example/\u202E{token}', 'complete address'],
    ['orderUrl', `https://app.example/{token}/${'x'.repeat(480)}`, 'at most 500 characters'],
  ])('%s: %s', (name, template, part) => {
    expect(faultOfLink(name, template)?.({ label: 'The link' }).text).toContain(part);
  });
});
