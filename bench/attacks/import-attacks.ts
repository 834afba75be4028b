import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';
import { type Attack, answerOf } from './attack.ts';

const MB = 1024 * 1024;
const IMAGE_PATH = `uploads/${'0123456789abcdef'.repeat(2)}.webp`;

export const MANY_IMAGES: Attack = {
  name: 'import: 20,000 rows of 35 image paths',
  send: (served) => sendCsv(served, `images\n${`${`${IMAGE_PATH} `.repeat(35)}\n`.repeat(20_000)}`),
};

export const IMPORT_ATTACKS: Attack[] = [
  { name: 'import: 1 MB of line breaks', send: (served) => sendCsv(served, '\n'.repeat(MB)) },
  { name: 'import: 32 MB of line breaks', send: (served) => sendCsv(served, '\n'.repeat(32 * MB)) },
  { name: 'import: 32 MB of commas in one row', send: (served) => sendCsv(served, ','.repeat(32 * MB)) },
  {
    name: 'import: 500 rows of 60,000 commas',
    send: (served) => sendCsv(served, `title\n${`${','.repeat(60_000)}x\n`.repeat(500)}`),
  },
  {
    name: 'import: 32 MB of one quoted cell',
    send: (served) => sendCsv(served, `title\n"${'x\n'.repeat(16 * MB - 8)}`),
  },
  MANY_IMAGES,
  {
    name: 'import: 500 rows of 30,000 images of two letters',
    send: (served) => sendCsv(served, `images\n${`${'a '.repeat(30_000)}\n`.repeat(500)}`),
  },
  {
    name: 'import: 20,000 rows of 1.6 kB, checked',
    send: (served) => sendCsv(served, longRows(20_000, 1_600)),
  },
  {
    name: 'import: 2,000 new products of 5,000 letters',
    send: async (served) => sendCsv(served, longRows(2_000, 4_900, await anImage(served)), false),
  },
  {
    name: 'import: ten files of 3 MB at once',
    send: async (served) => {
      const file = longRows(2_000, 1_600);
      const answers = await Promise.all(Array.from({ length: 10 }, () => sendCsv(served, file)));
      return answers[0] ?? '';
    },
  },
];

async function sendCsv({ url }: ServedCatalogue, file: string, isDryRun = true): Promise<string> {
  const answer = fetch(`${url}/api/product/import?dry_run=${Number(isDryRun)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  return answerOf(answer);
}

/** Rows of different products, each with a description of different words. */
function longRows(count: number, descriptionLength: number, { image = '', category = '' } = {}): string {
  // Use new rows each time, because rows that were already imported would not be written again.
  const file = crypto.randomUUID();
  const rows = Array.from({ length: count }, (_, row) => {
    const words = Array.from({ length: descriptionLength / 10 }, (__, word) =>
      `${row * 7919 + word * 31}`.padEnd(9, 'x'),
    );
    return `Title ${row} ${file},${words.join(' ')},20,10,${category},${image}\n`;
  });
  return `title,description,regular_price,selling_price,category_id,images\n${rows.join('')}`;
}

/** Creates an image and a category for new products. */
async function anImage({ url }: ServedCatalogue): Promise<{ image: string; category: string }> {
  const response = await fetch(`${url}/api/product/list?limit=1`);
  const { data } = (await response.json()) as { data: { images: string[]; category_id: string }[] };
  return { image: data[0]?.images[0] ?? '', category: data[0]?.category_id ?? '' };
}
