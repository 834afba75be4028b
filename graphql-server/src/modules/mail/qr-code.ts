import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import type { RenderedMail } from './render-mail.ts';
import { QR_CID } from './templates/to-html.ts';

/** The width of the margin that scanners need, in modules. */
const QUIET_MODULES = 4;
/** The width and height of a module, in pixels. */
const MODULE_PX = 6;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The PNG header's fields: one bit for each greyscale pixel; compression, filter and interlace are the defaults. */
const PNG_FORMAT = [1, 0, 0, 0, 0];
const BITS = 8;

/**
 * A QR code as a PNG, because email programs do not display SVG. The image library is not used here because it would take 30 MB in
 * this process.
 */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const width = size * MODULE_PX;
  const lines = data.flatMap((modules) => Array<Buffer>(MODULE_PX).fill(lineOf(modules, width)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(PNG_FORMAT)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A row of pixels, preceded by a byte for no filter. A set bit is white. */
function lineOf(modules: readonly boolean[], width: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(width / BITS));
  for (let x = 0; x < width; x++) {
    if (modules[Math.floor(x / MODULE_PX)]) continue;
    const at = 1 + Math.floor(x / BITS);
    line.writeUInt8(line.readUInt8(at) | (0x80 >> (x % BITS)), at);
  }
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The email as a page without attachments. The QR code is part of the HTML. */
export function withInlineQr(mail: RenderedMail): RenderedMail {
  if (mail.qrText === null) return mail;
  const image = `data:image/png;base64,${qrPng(mail.qrText).toString('base64')}`;
  return { ...mail, html: mail.html.replace(`cid:${QR_CID}`, image) };
}
