import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngChunk } from '../../../test/sample-images/draw-png.ts';
import { decodeImage } from './decode-image.ts';
import { countScans, withoutTexts } from './image-bytes.ts';

const PNG_HEADER_END = 33;
const MB = 1024 * 1024;

function blue(width = 80, height = 60) {
  return sharp({ create: { width, height, channels: 3, background: 'blue' } });
}

/** A JPEG that repeats its last scan many times. */
async function repeatScans(times: number): Promise<Buffer> {
  const bytes = await blue().jpeg({ progressive: true }).toBuffer();
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    bytes.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    bytes.subarray(-2),
  ]);
}

describe('the scans of a JPEG', () => {
  test('are counted, even after a thumbnail with its own scans', async () => {
    expect(countScans(await blue().jpeg().toBuffer())).toBe(1);
    const scans = countScans(await blue().jpeg({ progressive: true }).toBuffer());
    expect(scans).toBeGreaterThan(5);
    expect(countScans(await repeatScans(40))).toBe(scans + 40);
    const thumbnail = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0, 10]),
      Buffer.from('ffdaffdaffdaffda', 'hex'),
    ]);
    const bytes = await blue().jpeg().toBuffer();
    expect(countScans(Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)]))).toBe(1);
  });

  test('are none in any other file, and only the complete ones in a truncated file', async () => {
    expect(countScans(await blue().png().toBuffer())).toBe(0);
    expect(countScans(Buffer.alloc(0))).toBe(0);
    const bytes = await repeatScans(5);
    for (let length = 0; length < bytes.length; length += 7) {
      expect(countScans(bytes.subarray(0, length))).toBeLessThanOrEqual(countScans(bytes));
    }
  });

  test('are refused if a decoder would need half a minute for them', async () => {
    await expect(decodeImage('scans.jpg', await repeatScans(2_600))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: '"scans.jpg" is a JPEG with more than 50 scans. Save it again in an image editor.',
    });
  });
});

test('the texts of a PNG are skipped before they are unpacked', async () => {
  const bytes = await blue().png().toBuffer();
  const bomb = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(10 * MB))]));
  const [head, rest] = [bytes.subarray(0, PNG_HEADER_END), bytes.subarray(PNG_HEADER_END)];
  const texts = Array.from({ length: 20 }, () => bomb);
  expect(withoutTexts(Buffer.concat([head, ...texts, rest]))).toEqual(bytes);
  for (let length = 0; length < 60; length += 1) {
    expect(withoutTexts(bytes.subarray(0, length)).length).toBeLessThanOrEqual(length);
  }
});

test('a very long image is refused, however thin it is', async () => {
  await expect(decodeImage('long.png', await blue(12_001, 1).png().toBuffer())).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: '"long.png" is wider or taller than 12000 pixels, the limit for one image.',
  });
  expect((await decodeImage('line.png', await blue(12_000, 1).png().toBuffer())).width).toBe(1600);
});
