import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import { serveShop } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { TRANSPORTS, type Transport } from './transports.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** File names and types that a client may declare. The server must consider only the content. */
const CASES: { format: (typeof FORMATS)[number]; name: string; type: string }[] = [
  ...FORMATS.map((format) => ({ format, name: 'dress', type: 'application/octet-stream' })),
  { format: 'jpeg', name: 'dress.png', type: 'image/png' },
  { format: 'png', name: 'shell.php', type: 'text/html' },
  { format: 'gif', name: 'dress.svg', type: 'image/svg+xml' },
  { format: 'webp', name: '../../../etc/passwd%00.phtml', type: 'text/plain' },
];

const shop = serveShop();

describe.each(Object.keys(TRANSPORTS) as Transport[])('%s accepts', (transport) => {
  test.each(CASES)('a $format named $name and declared $type', async ({ format, name, type }) => {
    const { code, hashes } = await TRANSPORTS[transport](shop, [
      { name, type, bytes: await drawImage(format) },
    ]);
    expect(code).toBeNull();
    const stored = Buffer.from(await (await fetch(`${shop.url}/uploads/${hashes[0]}.webp`)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('an image with an appended program, and stores nothing of the program', async () => {
    const program = Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>PK\x03\x04');
    const bytes = Buffer.concat([await drawImage('gif'), program]);
    const { code, hashes } = await TRANSPORTS[transport](shop, [{ name: 'gifar.php', bytes }]);
    expect(code).toBeNull();
    for (const file of Object.values(imageFiles(hashes[0] ?? ''))) {
      const stored = await (await fetch(`${shop.url}/uploads/${file}`)).text();
      for (const trace of ['<?php', '<script', 'PK\x03\x04']) expect(stored).not.toContain(trace);
    }
  });
});

describe('the folder of uploads', () => {
  test('contains only images named by their content', async () => {
    const files = await shop.uploads();
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !/^[0-9a-f]{32}(-320|-640)?\.webp$/.test(file))).toEqual([]);
  });
});
