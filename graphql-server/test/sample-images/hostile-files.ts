import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { UploadFile } from '../rest/shop.ts';
import { drawImage } from './draw.ts';
import { drawBlackPng } from './draw-png.ts';

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg width="9" height="9"><text>&x;</text></svg>`;
const PHP = '<?php system($_GET["c"]); ?>';

/** Files that are not acceptable images, by their problem. Each declares the type that it pretends to be. */
export async function hostileFiles(): Promise<Record<string, UploadFile>> {
  return { ...textFiles(), ...containers(), ...(await otherFormats()), ...(await brokenPictures()) };
}

/** Files whose pixels would take far more memory than their bytes. */
export function decompressionBombs(): Record<string, UploadFile> {
  return {
    '400 megapixels in 50 kB': png('bomb.png', drawBlackPng(20_000, 20_000)),
    '2.5 gigapixels declared, none there': png('liar.png', drawBlackPng(50_000, 50_000, 1)),
    'one row over 40 megapixels': png('almost.png', drawBlackPng(8_000, 5_001)),
  };
}

function textFiles(): Record<string, UploadFile> {
  return {
    'an empty file': png('empty.png', ''),
    text: png('notes.png', 'Just some notes.\n'),
    HTML: { name: 'page.html', bytes: Buffer.from(HTML), type: 'text/html' },
    'HTML called a PNG': png('page.png', HTML),
    SVG: { name: 'logo.svg', bytes: Buffer.from(SVG), type: 'image/svg+xml' },
    'SVG called a PNG': png('logo.png', SVG),
    'SVG with an external entity': png('xxe.png', XXE),
    'compressed SVG': png('logo.png', gzipSync(SVG)),
    PHP: png('shell.php', PHP),
    'an ImageMagick script': png(
      'mvg.png',
      'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x.png"\npop graphic-context\n',
    ),
    PostScript: png('page.eps', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage\n'),
    'comma-separated values': png('table.csv', '1,2,3\n4,5,6\n'),
    'a PPM': png('pixels.ppm', 'P3\n1 1\n255\n255 0 0\n'),
    'a Radiance picture': png(
      'light.hdr',
      '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n\x01\x01\x01\x01',
    ),
  };
}

function containers(): Record<string, UploadFile> {
  return {
    PDF: png('page.pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    ZIP: png('archive.zip', Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0'), Buffer.alloc(64)])),
    'a video': png('clip.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(64)])),
    'a program': png('tool', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(64)])),
    'an icon': png('favicon.ico', Buffer.concat([Buffer.from('\0\0\x01\0\x01\0\x09\x09'), Buffer.alloc(64)])),
    BMP: png('paint.bmp', bmp()),
    'a GIFAR that begins like a GIF': png('applet.gif', Buffer.from('GIF89a/*PK\x03\x04*/=1;alert(1)//')),
    'JPEG and PNG signatures in front of PHP': png(
      'shell.phtml',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x89]), Buffer.from(`PNG\r\n${PHP}`)]),
    ),
  };
}

async function otherFormats(): Promise<Record<string, UploadFile>> {
  const tiff = await sharp(await drawImage())
    .tiff()
    .toBuffer();
  const avif = (await drawImage('avif')).toString('latin1');
  const heic = avif.replaceAll('avif', 'heic').replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC');
  return {
    TIFF: { name: 'scan.tiff', bytes: tiff, type: 'image/tiff' },
    'TIFF called a JPEG': { name: 'scan.jpg', bytes: tiff, type: 'image/jpeg' },
    HEIC: { name: 'phone.heic', bytes: Buffer.from(heic, 'latin1'), type: 'image/heic' },
  };
}

async function brokenPictures(): Promise<Record<string, UploadFile>> {
  const html = Buffer.from(HTML.repeat(20));
  const jpeg = await drawImage('jpeg', 200, 100);
  const whole = await drawImage('png', 200, 100);
  const spoilt = Buffer.from(whole);
  spoilt.fill(0, whole.length / 2, whole.length / 2 + 16);
  const lying = Buffer.from(await drawImage('avif', 400, 400));
  lying.writeUInt32BE(40, lying.indexOf('ispe') + 8);
  return {
    'a JPEG cut off in the middle': png('half.jpg', jpeg.subarray(0, jpeg.length / 2)),
    'a JPEG without its last bytes': png('almost.jpg', jpeg.subarray(0, -10)),
    'a PNG cut off in the middle': png('half.png', whole.subarray(0, whole.length / 2)),
    'a PNG with spoilt bytes': png('spoilt.png', spoilt),
    'an AVIF that lies about its size': png('lying.avif', lying),
    'a JPEG header followed by HTML': png('page.jpg', Buffer.concat([jpeg.subarray(0, 400), html])),
    'a PNG header followed by HTML': png('page.png', Buffer.concat([whole.subarray(0, 33), html])),
    ...(await cutInHalf(['webp', 'avif', 'gif'])),
  };
}

async function cutInHalf(formats: ('webp' | 'avif' | 'gif')[]): Promise<Record<string, UploadFile>> {
  const cut = formats.map(async (format) => {
    const bytes = await drawImage(format, 200, 100);
    return [`half of a ${format}`, png(`half.${format}`, bytes.subarray(0, bytes.length / 2))] as const;
  });
  return Object.fromEntries(await Promise.all(cut));
}

/** A complete and valid BMP of one pixel: a format that this shop does not accept. */
function bmp(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(1, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

function png(name: string, content: Buffer | string): UploadFile {
  return { name, bytes: Buffer.from(content as Buffer), type: 'image/png' };
}
