import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawBlackPng, pngChunk } from '../../../test/sample-images/draw-png.ts';
import { decodeImage } from './decode-image.ts';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const PNG_HEADER_END = 33;

/** For each EXIF orientation: the corner where the image's first pixel is displayed, and whether width and height swap. */
const ORIENTATIONS = [
  [1, 'top left', false],
  [2, 'top right', false],
  [3, 'bottom right', false],
  [4, 'bottom left', false],
  [5, 'top left', true],
  [6, 'top right', true],
  [7, 'bottom right', true],
  [8, 'bottom left', true],
] as const;

const SIZES: [from: string, large: string, medium: string, thumbnail: string][] = [
  ['1x1', '1x1', '1x1', '1x1'],
  ['320x200', '320x200', '320x200', '320x200'],
  ['321x200', '321x200', '321x200', '320x199'],
  ['1600x1600', '1600x1600', '640x640', '320x320'],
  ['1200x1600', '1200x1600', '640x853', '240x320'],
  ['1601x1000', '1600x999', '1025x640', '320x200'],
  ['3000x1000', '1600x533', '1600x533', '320x107'],
  ['1000x3000', '533x1600', '533x1600', '107x320'],
  ['6000x2', '1600x1', '1600x1', '320x1'],
];

const KINDS: [string, () => Promise<Buffer>][] = [
  ['a progressive JPEG', () => blue().jpeg({ progressive: true }).toBuffer()],
  ['a greyscale JPEG', () => blue().greyscale().jpeg().toBuffer()],
  ['a CMYK JPEG', () => blue().toColourspace('cmyk').jpeg().toBuffer()],
  ['an interlaced PNG', () => blue().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', () => blue().png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', () => blue().toColourspace('rgb16').png().toBuffer()],
  ['a PNG of 1 bit', async () => drawBlackPng(80, 60)],
  ['a lossless WebP', () => blue().webp({ lossless: true }).toBuffer()],
  ['a lossless AVIF', () => blue().avif({ lossless: true }).toBuffer()],
  ['a PNG with a colour profile that is none', () => withChunk('iCCP', 'icc\0\0garbage')],
  ['a PNG with a private chunk', () => withChunk('prVt', 'anything')],
];

describe('prepareImage', () => {
  test.each(KINDS)('reads %s', async (_, draw) => {
    expect(await prepare(await draw())).toMatchObject({ width: 80, height: 60 });
  });

  test.each(ORIENTATIONS)(
    'turns an image of orientation %i upright: its first corner is %s',
    async (orientation, corner, isSwapped) => {
      const bytes = await cornered().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
      const { width, height, large, medium, thumbnail } = await prepare(bytes);
      expect([width, height]).toEqual(isSwapped ? [60, 80] : [80, 60]);
      for (const image of [large, medium, thumbnail]) {
        expect(await sharp(image).metadata()).toMatchObject({ width, height, format: 'webp' });
        expect(await redCorner(image)).toBe(corner);
      }
    },
  );

  test.each(SIZES)(
    'stores an image of %s as %s, with copies of %s and %s',
    async (from, to, toMedium, toThumbnail) => {
      const [width = 0, height = 0] = from.split('x').map(Number);
      const prepared = await prepare(await plain(width, height, BLUE).png().toBuffer());
      expect(`${prepared.width}x${prepared.height}`).toBe(to);
      expect(await sizeOf(prepared.large)).toBe(to);
      expect(await sizeOf(prepared.medium)).toBe(toMedium);
      expect(await sizeOf(prepared.thumbnail)).toBe(toThumbnail);
    },
  );

  test('strips location, camera and all other metadata', async () => {
    const bytes = await blue()
      .withExif({ IFD0: { Artist: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 34/1 56/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    const { large, medium, thumbnail } = await prepare(bytes);
    for (const image of [large, medium, thumbnail]) {
      const { exif, xmp, icc, iptc, orientation, comments } = await sharp(image).metadata();
      expect({ exif, xmp, icc, iptc, orientation, comments }).toEqual({});
      expect(image.toString('latin1')).not.toMatch(/secret|EXIF|XMP|ICC/);
    }
  });

  test('converts the colours of a profile, and drops the profile', async () => {
    const green = { r: 40, g: 200, b: 60 };
    const wide = await plain(80, 60, green).withIccProfile('p3').png().toBuffer();
    expect(await firstPixel(wide)).not.toEqual(near(green));
    expect(await firstPixel((await prepare(wide)).large)).toEqual(near(green));
  });

  test('keeps transparency', async () => {
    const bytes = await plain(80, 60, { ...BLUE, alpha: 0.5 }, 4)
      .png()
      .toBuffer();
    const { large, medium, thumbnail } = await prepare(bytes);
    for (const image of [large, medium, thumbnail]) expect((await sharp(image).stats()).isOpaque).toBe(false);
  });

  test.each(['gif', 'webp'] as const)('keeps the first frame of an animated %s', async (format) => {
    const frames = await Promise.all([RED, BLUE].map((colour) => plain(80, 60, colour).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { width, height, large } = await prepare(bytes);
    expect([width, height]).toEqual([80, 60]);
    expect((await sharp(large).metadata()).pages).toBeUndefined();
    expect((await sharp(large).stats()).dominant.r).toBeGreaterThan(200);
  });

  test('names an image by its content, whatever its name, format and metadata', async () => {
    const bytes = await blue().png().toBuffer();
    const { hash, large } = await prepare(bytes);
    expect(hash).toBe(createHash('sha256').update(large).digest('hex').slice(0, 32));
    const others = [bytes, await withChunk('tEXt', 'Comment\0other'), await blue().gif().toBuffer()];
    for (const other of others) expect((await prepare(other, 'other.gif')).hash).toBe(hash);
    expect((await prepare(await plain(80, 60, RED).png().toBuffer())).hash).not.toBe(hash);
  });

  test('rejects a decompression bomb by its header, without memory for its pixels', async () => {
    const bomb = drawBlackPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const tries = Array.from({ length: 20 }, () => prepare(bomb, 'bomb.png'));
    for (const outcome of await Promise.allSettled(tries)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'PAYLOAD_TOO_LARGE' } });
    }
    // The image takes 400 MB when it is decoded, or 50 MB at one bit a pixel.
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });
});

function prepare(bytes: Buffer, name = 'dress.png') {
  return decodeImage(name, bytes);
}

function plain(width: number, height: number, background: object, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background } });
}

function blue(): Sharp {
  return plain(80, 60, BLUE);
}

/** An image that is blue, except for a red quarter at the start of its first rows. */
function cornered(): Sharp {
  return blue().composite([
    { input: { create: { width: 40, height: 30, channels: 3, background: RED } }, left: 0, top: 0 },
  ]);
}

async function withChunk(name: string, content: string): Promise<Buffer> {
  const bytes = await blue().png().toBuffer();
  const chunk = pngChunk(name, Buffer.from(content, 'latin1'));
  return Buffer.concat([bytes.subarray(0, PNG_HEADER_END), chunk, bytes.subarray(PNG_HEADER_END)]);
}

async function redCorner(image: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const corners = {
    'top left': [0.25, 0.25],
    'top right': [0.75, 0.25],
    'bottom left': [0.25, 0.75],
    'bottom right': [0.75, 0.75],
  };
  return Object.entries(corners).find(([, [x = 0, y = 0]]) => {
    const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    return (data[pixel * info.channels] ?? 0) > 128;
  })?.[0];
}

/** The raw values of an image's first pixel, without applying its colour profile. */
async function firstPixel(image: Buffer): Promise<number[]> {
  const pixels = await sharp(image, { ignoreIcc: true }).raw().toBuffer();
  return [...pixels.subarray(0, 3)];
}

/** Matches a colour's values within WebP's loss of precision. */
function near({ r, g, b }: { r: number; g: number; b: number }): unknown[] {
  return [r, g, b].map((value) => expect.closeTo(value, -1));
}

async function sizeOf(image: Buffer): Promise<string> {
  const { width, height } = await sharp(image).metadata();
  return `${width}x${height}`;
}
