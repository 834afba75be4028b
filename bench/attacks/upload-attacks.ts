import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawImage } from '../../graphql-server/test/sample-images/draw.ts';
import { drawBlackPng } from '../../graphql-server/test/sample-images/draw-png.ts';
import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';
import type { Attack } from './attack.ts';

const MB = 1024 * 1024;
const BLOCK = Buffer.alloc(64 * 1024, 'x');
const UNFINISHED = 60;
const HOSTILE = 10;
/** How long unfinished uploads are held open. */
const HELD_MS = 3_000;
/** More bytes than any call accepts. */
const ENDLESS_BYTES = 512 * MB;

export const UPLOAD_ATTACKS: Attack[] = [
  {
    name: `upload: ${UNFINISHED} of 4 MB that are not finished`,
    send: async (served) => {
      const held = await Promise.all(
        Array.from({ length: UNFINISHED }, () => sendBody(served, '/api/product/add', 4 * MB, HELD_MS)),
      );
      return summaryOf(held.map(({ status }) => status || 'unanswered'));
    },
  },
  ...['/api/product/add', '/graphql', '/api/category/add', '/nothing'].map(
    (path): Attack => ({
      name: `upload: an endless body to ${path}`,
      send: async (served) => {
        const { status, bytes } = await sendBody(served, path, ENDLESS_BYTES);
        return `${status}, after ${Math.ceil(bytes / MB)} MB`;
      },
    }),
  ),
  hostile('JPEGs of 2,646 scans', async () => manyScans(await drawImage('jpeg', 400, 300))),
  hostile('PNGs of 40 megapixels', async () => drawBlackPng(8_000, 5_000)),
  hostile('PNGs 12,000 pixels high', async () => drawBlackPng(600, 12_000)),
];

/** Sends several hostile images at the same time, and then an ordinary one. */
function hostile(name: string, draw: () => Promise<Buffer>): Attack {
  return {
    name: `upload: ten ${name}, an ordinary image behind them`,
    send: async (served) => {
      const [image, ordinary] = [await draw(), await drawImage('jpeg', 1_200, 900)];
      const attacks = Array.from({ length: HOSTILE }, () => addProduct(served, image));
      await sleep(100);
      const started = performance.now();
      const status = await addProduct(served, ordinary);
      const seconds = (performance.now() - started) / 1000;
      return `${status} after ${seconds.toFixed(2)} s; ${summaryOf(await Promise.all(attacks))}`;
    },
  };
}

async function addProduct({ url }: ServedCatalogue, image: Buffer): Promise<number> {
  const listed = await fetch(`${url}/api/category/list`);
  const { data } = (await listed.json()) as { data: { id: string }[] };
  const body = new FormData();
  const fields = {
    title: 'An upload',
    description: 'x',
    regular_price: '2',
    selling_price: '1',
    category: data[0]?.id ?? '',
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('images[]', new Blob([new Uint8Array(image)]), 'image');
  const response = await fetch(`${url}/api/product/add`, { method: 'POST', body });
  await response.body?.cancel();
  return response.status;
}

/** Sends part of an endless body as fast as the server reads it, and waits for a response. */
async function sendBody(
  { url }: ServedCatalogue,
  path: string,
  most: number,
  waitMs = 10_000,
): Promise<{ status: number; bytes: number }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const answered = Promise.withResolvers<number>();
  let bytes = 0;
  socket.once('data', (chunk) => answered.resolve(Number(chunk.subarray(9, 12))));
  socket.once('error', () => answered.resolve(0)).once('close', () => answered.resolve(0));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  writeChunk(Buffer.from('--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.png"\r\n\r\n'));
  function writeChunk(chunk: Buffer): boolean {
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    return socket.write('\r\n');
  }
  const send = () => {
    while (bytes < most && !socket.destroyed) {
      bytes += BLOCK.length;
      if (!writeChunk(BLOCK)) return void socket.once('drain', send);
    }
  };
  send();
  const status = await Promise.race([answered.promise, sleep(waitMs, 0, { ref: false })]);
  socket.destroy();
  return { status, bytes };
}

function summaryOf(statuses: (number | string)[]): string {
  const counted = Map.groupBy(statuses, (status) => status);
  return [...counted].map(([status, all]) => `${all.length} × ${status}`).join(', ');
}

/** Repeats the first scan of a JPEG. */
function manyScans(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(start, start + 500);
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array.from({ length: 2_645 }, () => scan),
    jpeg.subarray(end),
  ]);
}
