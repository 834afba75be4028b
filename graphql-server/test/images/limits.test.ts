import { describe, expect, test } from 'vitest';
import { serveShop, type UploadFile } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { drawBlackPng } from '../sample-images/draw-png.ts';
import { changeImages, TRANSPORTS, type Transport } from './transports.ts';

const MB = 1024 * 1024;
const TOO_LARGE = '"large.png" is larger than 1 MB, the limit for one image.';
const TOO_MANY = 'A product can have at most 3 images.';

const shop = serveShop({ MAX_UPLOAD_MB: '1', MAX_IMAGES: '3' });

/** An image of exactly this many bytes: data after an image's end is ignored. */
async function drawFile(size: number): Promise<UploadFile> {
  const picture = await drawImage();
  return { name: 'large.png', bytes: Buffer.concat([picture, Buffer.alloc(size - picture.length)]) };
}

function drawFiles(count: number): Promise<UploadFile[]> {
  return Promise.all(Array.from({ length: count }, () => drawFile(8_000)));
}

describe.each(Object.keys(TRANSPORTS) as Transport[])('%s', (transport) => {
  test('accepts an image of exactly MAX_UPLOAD_MB', async () => {
    expect(await TRANSPORTS[transport](shop, [await drawFile(MB)])).toMatchObject({
      code: null,
      message: expect.any(String),
    });
  });

  test.each([1, 2, 100_000, MB])('refuses an image of %i bytes more, naming the limit', async (excess) => {
    const outcome = await TRANSPORTS[transport](shop, [await drawFile(MB + excess)]);
    expect(outcome).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: TOO_LARGE });
  });

  test('accepts exactly MAX_IMAGES images', async () => {
    const { code, hashes } = await TRANSPORTS[transport](shop, await drawFiles(3));
    expect(code).toBeNull();
    expect(new Set(hashes).size).toBe(3);
  });

  test.each([4, 12])('refuses %i images, naming the limit', async (count) => {
    const outcome = await TRANSPORTS[transport](shop, await drawFiles(count));
    expect(outcome).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: TOO_MANY });
  });

  test('refuses more large images than their total size allows, naming a limit', async () => {
    const large = await drawFile(MB);
    const { code, message } = await TRANSPORTS[transport](
      shop,
      Array.from({ length: 5 }, () => large),
    );
    expect(code).toBe('PAYLOAD_TOO_LARGE');
    expect(message).toMatch(/limit|At most/);
  });

  test('accepts an image of exactly 40 megapixels, and reduces it', async () => {
    const bytes = drawBlackPng(8_000, 5_000);
    expect((await TRANSPORTS[transport](shop, [{ name: 'large.png', bytes }])).code).toBeNull();
  });
});

describe('updateProduct', () => {
  test('refuses more images than MAX_IMAGES, including kept ones, and leaves the product unchanged', async () => {
    const added = await TRANSPORTS.GraphQL(shop, await drawFiles(2));
    const places = [...added.hashes, ...(await drawFiles(2))];
    const outcome = await changeImages(shop, added.id, places);
    expect(outcome).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: TOO_MANY });
    const again = await changeImages(shop, added.id, added.hashes.toReversed());
    expect(again).toMatchObject({ code: null, hashes: added.hashes.toReversed() });
  });
});
