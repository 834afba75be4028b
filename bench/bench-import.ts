import { readMongodCpu } from './catalogue/process-memory.ts';
import { type ServedCatalogue, withCatalogue } from './catalogue/with-catalogue.ts';
import { readUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';
import { median } from './statistics.ts';

const PRODUCT_COUNT = 1_000;
const PRODUCTS = 100;
const VALUES = 10;
const ROUNDS = 3;
const VARIANTS = VALUES * VALUES;
const ROWS = PRODUCTS * VARIANTS;
const HEAD =
  'title,description,regular_price,selling_price,category,status,handle,options,option1_value,option2_value,variant_sku,variant_price,variant_stock';
const OPTIONS = `"Colour: ${valuesOf('Colour').join(' | ')}\nSize: ${valuesOf('Size').join(' | ')}"`;

interface Spent {
  seconds: number;
  server: number;
  database: number;
}

/** Imports new products with a hundred variants each, one row for each variant. */
export async function benchImport(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async (served) => {
    const spent: Spent[] = [];
    // The first round warms up the server.
    for (let round = 0; round <= ROUNDS; round += 1) spent.push(await measure(served, fileOf(round)));
    const figure = (read: (one: Spent) => number) => median(spent.slice(1).map(read));
    printTable(
      `Import of ${PRODUCTS} products of ${VARIANTS} variants: median of ${ROUNDS}`,
      ['', 'rows a second', 'CPU s', 'mongod CPU s'],
      [
        [
          'rows of variants',
          figure(({ seconds }) => ROWS / seconds).toFixed(0),
          figure(({ server }) => server).toFixed(2),
          figure(({ database }) => database).toFixed(2),
        ],
      ],
    );
  });
}

async function measure(served: ServedCatalogue, file: string): Promise<Spent> {
  const { child, dataDir, url } = served;
  const before = await readUsage(child);
  const databaseBefore = await readMongodCpu(dataDir);
  const started = performance.now();
  const headers = { 'content-type': 'text/csv' };
  const response = await fetch(`${url}/api/product/import?dry_run=0`, {
    method: 'POST',
    headers,
    body: file,
  });
  const last = (await response.text()).trimEnd().split('\n').at(-1) ?? '';
  if (!last.includes('"success":true')) throw new Error(last.slice(0, 500));
  return {
    seconds: (performance.now() - started) / 1000,
    server: ((await readUsage(child)).cpuMicroseconds - before.cpuMicroseconds) / 1e6,
    database: (await readMongodCpu(dataDir)) - databaseBefore,
  };
}

function fileOf(round: number): string {
  const products = Array.from({ length: PRODUCTS }, (_, index) => rowsOf(`${round}-${index}`));
  return `${HEAD}\n${products.flat().join('')}`;
}

function rowsOf(name: string): string[] {
  const about = `Shirt ${name},"A shirt of linen, woven by hand, in ten colours and ten sizes.",200,150,Category 1,draft,shirt-${name},${OPTIONS}`;
  return valuesOf('Colour').flatMap((colour, row) =>
    valuesOf('Size').map((size, column) => {
      const place = row * VALUES + column;
      const head = place === 0 ? about : `,,,,,,shirt-${name},`;
      return `${head},${colour},${size},SKU-${name}-${place},${140 + place / 10},${place}\n`;
    }),
  );
}

function valuesOf(name: string): string[] {
  return Array.from({ length: VALUES }, (_, index) => `${name} ${index + 1}`);
}
