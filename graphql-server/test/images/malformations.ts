import type { Random } from '../seeded-random.ts';
import type { UploadBody } from './upload-bodies.ts';

type Malformed = Pick<UploadBody, 'bytes' | 'contentType'>;
type Malformation = (body: UploadBody, random: Random) => Malformed;

const DISPOSITION = 'Content-Disposition: form-data';
/** The maximum length of a part's header is 16 kB. */
const TOO_LONG_HEADER = 17 * 1024;

/** Ways to corrupt a multipart request at a chosen position. */
export const MALFORMATIONS: Record<string, Malformation> = {
  'a header without a colon': atSomePart('Content-Disposition form-data'),
  'a header that begins with a space': atSomePart(` ${DISPOSITION}`),
  'a header without a name': atSomePart(`: form-data\r\n${DISPOSITION}`),
  'a header with NUL': atSomePart(`Content-\0Disposition: form-data`),
  'a header with a lonely carriage return': atSomePart(`X: y\rz\r\n${DISPOSITION}`),
  'a header that is too long': atSomePart(`X: ${'y'.repeat(TOO_LONG_HEADER)}\r\n${DISPOSITION}`),
  'line feeds alone': spoil((text) => text.replaceAll('\r\n', '\n')),
  'another boundary': ({ bytes }) => ({ bytes, contentType: 'multipart/form-data; boundary=another' }),
  'no boundary': ({ bytes }) => ({ bytes, contentType: 'multipart/form-data; charset=utf-8' }),
  'an empty boundary': ({ bytes }) => ({ bytes, contentType: 'multipart/form-data; boundary=' }),
  'no end': ({ bytes, contentType, untilFilesEnd }, random) => ({
    bytes: bytes.subarray(0, random.integer(0, untilFilesEnd)),
    contentType,
  }),
  'bytes at random': ({ contentType }, random) => ({
    bytes: Buffer.from(Array.from({ length: random.integer(1, 2_000) }, () => random.integer(0, 255))),
    contentType,
  }),
};

/** Replaces the beginning of a random part's header. */
function atSomePart(header: string): Malformation {
  return spoil((text, random) => {
    const places = [...text.matchAll(new RegExp(DISPOSITION, 'g'))].map(({ index }) => index);
    const place = random.pick(places);
    return `${text.slice(0, place)}${header}${text.slice(place + DISPOSITION.length)}`;
  });
}

function spoil(change: (text: string, random: Random) => string): Malformation {
  return ({ bytes, contentType }, random) => ({
    bytes: Buffer.from(change(bytes.toString('latin1'), random), 'latin1'),
    contentType,
  });
}
