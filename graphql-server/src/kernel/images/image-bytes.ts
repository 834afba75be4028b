const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The bytes of a PNG chunk besides its content: length and name before it, a checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_FRAME = 12;
const TEXT_CHUNKS = new Set(['tEXt', 'zTXt', 'iTXt']);
const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const FIRST_RESTART = 0xd0;

/** The number of passes a decoder makes over a JPEG's pixels: a file of one megabyte can require thousands. 0 if it is not a JPEG. */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return 0;
  let scans = 0;
  let place = 2;
  while (place !== -1 && place + 3 < bytes.length) {
    const marker = bytes[place] === MARKER ? (bytes[place + 1] ?? 0) : 0;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    // Pixel data, a restart marker or a fill byte: continue to the next marker.
    if (marker <= 1 || marker === MARKER || (marker >= FIRST_RESTART && marker <= START_OF_IMAGE)) {
      place = bytes.indexOf(MARKER, place + 1);
    } else place += 2 + bytes.readUInt16BE(place + 2);
  }
  return scans;
}

/** Returns a PNG without its text chunks, which the decoder would unpack at any size. Other files are returned unchanged. */
export function withoutTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return bytes;
  const kept: Buffer[] = [PNG_SIGNATURE];
  let place = PNG_SIGNATURE.length;
  while (place + CHUNK_HEAD <= bytes.length) {
    const end = place + CHUNK_FRAME + bytes.readUInt32BE(place);
    const name = bytes.toString('latin1', place + 4, place + CHUNK_HEAD);
    if (!TEXT_CHUNKS.has(name)) kept.push(bytes.subarray(place, end));
    place = end;
  }
  return Buffer.concat(kept);
}
