import { hash } from 'node:crypto';

const BYTES = 4;
/** What is removed one by one: products, categories, pages of a list. All pages link to the others. */
const REMOVABLE = /^\/[^/]+\/[^/]+$/;
const ASSET = /^\/(_astro|uploads)\//;

/** The addresses of a page's links in few bytes, kept with each page: so that who links to a removed page is known. */
export function encodeLinks(links: Iterable<string>): string {
  const numbers = [...links].filter((path) => REMOVABLE.test(path) && !ASSET.test(path)).map(numberOf);
  return Buffer.concat(numbers).toString('base64');
}

/** Whether a page may link to one of these addresses: it does, but for one chance in billions. */
export function linkFinder(paths: Iterable<string>): (encoded: string) => boolean {
  const numbers = new Set([...paths].map((path) => numberOf(path).readUInt32BE()));
  return (encoded) => {
    const bytes = Buffer.from(encoded, 'base64');
    for (let offset = 0; offset < bytes.length; offset += BYTES) {
      if (numbers.has(bytes.readUInt32BE(offset))) return true;
    }
    return false;
  };
}

function numberOf(path: string): Buffer {
  return hash('sha1', path, 'buffer').subarray(0, BYTES);
}
