import { afterEach, describe, expect, test } from 'vitest';
import { serveShop } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { decompressionBombs, hostileFiles } from '../sample-images/hostile-files.ts';
import { TRANSPORTS, type Transport } from './transports.ts';

const shop = serveShop();
const files = await hostileFiles();
const bombs = decompressionBombs();

describe.each(Object.keys(TRANSPORTS) as Transport[])(
  '%s refuses, by what is in a file (CVE-2022-29353, GHSA-88rq-mq4v-frmm, CVE-2022-27263, GHSA-pcw7-5633-82vv)',
  (transport) => {
    afterEach(async () => {
      expect(await shop.uploads()).toEqual([]);
      expect(await shop.db.collection('products').countDocuments()).toBe(0);
    });

    test.each(Object.entries(files))('%s', async (_, file) => {
      const { code, message } = await TRANSPORTS[transport](shop, [file]);
      expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(message).toBe(`"${file.name}" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.`);
    });

    test.each(Object.entries(bombs))('%s', async (_, bomb) => {
      const { code, message } = await TRANSPORTS[transport](shop, [bomb]);
      expect(code).toBe('PAYLOAD_TOO_LARGE');
      expect(message).toBe(`"${bomb.name}" has more than 40 megapixels, the limit for one image.`);
    });

    test.each(Object.entries(files))('good images along with %s', async (_, file) => {
      const good = { name: 'good.png', bytes: await drawImage() };
      const { code, message } = await TRANSPORTS[transport](shop, [good, file, good]);
      expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(message).toContain(`"${file.name}"`);
    });
  },
);
