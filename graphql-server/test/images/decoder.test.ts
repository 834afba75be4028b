import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Decoder } from '../../src/kernel/images/decoder.ts';
import { drawImage } from '../sample-images/draw.ts';
import { drawBlackPng } from '../sample-images/draw-png.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-'));
  await writeFile(join(folder, 'small.png'), await drawImage());
  await writeFile(join(folder, 'large.png'), drawBlackPng(8_000, 5_000));
  await writeFile(join(folder, 'notes.png'), 'notes');
});

afterAll(() => rm(folder, { recursive: true }));

function decode(decoder: Decoder, name: string) {
  return decoder.decode(name, join(folder, name));
}

test('decodes images in other processes, and reports what it refuses', async () => {
  const decoder = new Decoder();
  const image = await decode(decoder, 'small.png');
  expect([image.width, image.height, image.large.subarray(8, 12).toString()]).toEqual([40, 30, 'WEBP']);
  await expect(decode(decoder, 'notes.png')).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: '"notes.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.',
  });
  await expect(decode(decoder, 'gone.png')).rejects.toThrow('ENOENT');
});

test('decodes small images before large ones, in whatever order they arrive', async () => {
  const decoder = new Decoder(60, [Number.POSITIVE_INFINITY]);
  const order: string[] = [];
  const names = ['large.png', 'large.png', 'large.png', 'small.png'];
  await Promise.all(names.map((name) => decode(decoder, name).then(() => order.push(name))));
  // One large image may have started before the small one was queued.
  expect(order.indexOf('small.png')).toBeLessThan(2);
});

test('keeps a process free for small images while large ones are decoded', async () => {
  const decoder = new Decoder();
  const large = Promise.all(Array.from({ length: 4 }, () => decode(decoder, 'large.png')));
  await expect(Promise.race([large, decode(decoder, 'small.png')])).resolves.toMatchObject({ width: 40 });
  await large;
});

test('ends a process that takes too long, and decodes the next image in another', async () => {
  const hasty = new Decoder(0.001);
  await expect(decode(hasty, 'large.png')).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: '"large.png" takes longer than 0.001 seconds to process. Use a smaller image.',
  });
  // The decoder process that was stopped may not have exited yet.
  for (let count = 0; count < 10; count += 1) {
    await expect(decode(hasty, 'large.png')).rejects.toThrow('longer than');
  }
});

test.runIf(process.platform === 'linux')(
  'does not blame an image that only waits for the processor',
  async () => {
    const others = await decoderPids();
    const decoder = new Decoder(3, [Number.POSITIVE_INFINITY]);
    await decode(decoder, 'small.png');
    const [pid = 0] = (await decoderPids()).filter((each) => !others.includes(each));
    process.kill(pid, 'SIGSTOP');
    const image = decode(decoder, 'small.png');
    await sleep(3_500);
    process.kill(pid, 'SIGCONT');
    await expect(image).resolves.toMatchObject({ width: 40 });
  },
);

/** The decoder processes of this process, including those of other test files that have not exited yet. */
async function decoderPids(): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const [command, status] = await Promise.all([read('cmdline'), read('status')]);
      const isOurs = command.includes('decoder-process') && status.includes(`\nPPid:\t${process.pid}\n`);
      return isOurs ? [pid] : [];
    }),
  );
  return found.flat();
}
