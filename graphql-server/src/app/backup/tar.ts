/**
 * The part of the tar format (POSIX ustar) that a backup needs: plain files, whose contents are in memory one at a time. Any tar
 * program reads what this writes.
 */

const BLOCK = 512;
const MAX_NAME = 100;
/** The size of the end of an archive: tar programs fill the last group of 20 blocks with zeros. */
const MAX_REST_BYTES = 64 * BLOCK;
const CHECKSUM = { start: 148, end: 156 };
/** A regular file: no link, folder or device. */
const PLAIN_FILE = /^[0\0]$/;
const END = Buffer.alloc(2 * BLOCK);

export interface TarFile {
  name: string;
  bytes: Buffer;
}

/** @param changedAt the modification time of all files */
export async function* writeTar(files: AsyncIterable<TarFile>, changedAt: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of files) {
    yield headerOf(name, bytes.length, changedAt);
    yield bytes;
    yield Buffer.alloc(paddingOf(bytes.length));
  }
  yield END;
}

/**
 * @param maxBytesOf the size limit of a file: larger ones are not read into memory
 * @throws Error for an archive that is not tar or is truncated
 */
export async function* readTar(
  chunks: AsyncIterable<Buffer>,
  maxBytesOf: (name: string) => number,
): AsyncGenerator<TarFile> {
  const blocks = new ChunkReader(chunks);
  for (;;) {
    const header = await blocks.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = parseHeader(header);
    if (size > maxBytesOf(name)) throw new Error('a file in it is too large');
    const bytes = await blocks.take(size);
    await blocks.take(paddingOf(size));
    yield { name, bytes };
  }
  await blocks.takeRest();
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function headerOf(name: string, size: number, changedAt: Date): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME) throw new Error(`The name ${name} is too long for a tar archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${octal(size, 11)} `, 124);
  header.write(`${octal(Math.floor(changedAt.getTime() / 1000), 11)} `, 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM.start);
  return header;
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const checksum = Number.parseInt(textIn(header, CHECKSUM.start, CHECKSUM.end), 8);
  const size = Number.parseInt(textIn(header, 124, 136), 8);
  if (!PLAIN_FILE.test(header.toString('latin1', 156, 157)))
    throw new Error('it contains something other than plain files');
  if (checksum !== checksumOf(header) || !(size >= 0)) {
    throw new Error('a tar header is damaged');
  }
  return { name: textIn(header, 0, MAX_NAME), size };
}

/** The checksum of a header, in which the checksum field itself counts as spaces. */
function checksumOf(header: Buffer): number {
  let sum = (CHECKSUM.end - CHECKSUM.start) * 0x20;
  for (const [index, byte] of header.entries()) {
    if (index < CHECKSUM.start || index >= CHECKSUM.end) sum += byte;
  }
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function textIn(header: Buffer, start: number, end: number): string {
  return header.toString('utf8', start, end).replace(/[\0 ].*$/s, '');
}

/** Splits a stream into pieces of the requested lengths. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    let missing = bytes;
    while (missing > 0) {
      if (this.#rest.length === 0) this.#rest = await this.#next();
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      taken.push(part);
      missing -= part.length;
    }
    return Buffer.concat(taken);
  }

  /** Reads to the end, to find errors there too. */
  async takeRest(): Promise<void> {
    let bytes = this.#rest.length;
    for (;;) {
      const { value, done } = await this.#chunks.next();
      if (done) return;
      bytes += value.length;
      if (bytes > MAX_REST_BYTES) throw new Error('it has data after its end');
    }
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#chunks.next();
    if (done) throw new Error('it ends too early');
    return value;
  }
}
