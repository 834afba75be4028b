import { expect, test } from 'vitest';
import { deviceOf } from './sessions.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0.0.0`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`],
  ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'],
  ['Safari on iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1'],
  ['Chrome on iPad', 'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1'],
  ['Unknown browser', ''],
  ['Unknown browser', 'curl/8.0'],
])('%s is what a browser says of itself', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
