import { setTimeout as sleep } from 'node:timers/promises';
import { readMongodCpu } from './catalogue/process-memory.ts';
import { type ServedCatalogue, withCatalogue } from './catalogue/with-catalogue.ts';
import { readUsage, watchUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';

const PRODUCT_COUNT = 10_000;
const POLL_MS = 100;
const GROUP = 'id group { undoing { isRunning left stopped } }';

interface Group {
  id: string;
  group: { undoing: { isRunning: boolean; left: number; stopped: string | null } | null };
}

interface Spent {
  seconds: number;
  cpuSeconds: number;
  /** Processor time of the database. */
  mongodSeconds: number;
  longestDelayMs: number;
  highestMb: number;
}

/**
 * Measures undoing bulk changes, creations and deletions, compared with importing the same number of products.
 * `UNDO_PRODUCTS` makes it shorter.
 */
export async function benchUndo(): Promise<void> {
  const count = Number(process.env['UNDO_PRODUCTS'] ?? PRODUCT_COUNT);
  await withCatalogue(count, async (served) => {
    const rows: string[][] = [];
    const compare = async (name: string, make: () => Promise<unknown>) => {
      const made = await measure(served, make);
      const undone = await measure(served, () => undoNewest(served));
      const ratio = (read: (spent: Spent) => number) => (read(undone) / read(made)).toFixed(1);
      const shown = [made, undone].flatMap((spent) => [spent.seconds, spent.cpuSeconds, spent.mongodSeconds]);
      const times = [
        ratio(({ seconds }) => seconds),
        ratio(({ cpuSeconds }) => cpuSeconds),
        ratio(({ mongodSeconds }) => mongodSeconds),
      ];
      const held = [made, undone].map(({ longestDelayMs }) => longestDelayMs.toFixed(0));
      const memory = [made, undone].map(({ highestMb }) => highestMb.toFixed(0));
      rows.push([name, ...shown.map((seconds) => seconds.toFixed(1)), ...times, ...held, ...memory]);
      process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
    };
    await compare('import that changes', async () => importCsv(served, await raisedPrices(served)));
    const [one] = await askFor<{ category_id: string }[]>(served, '/product/list?limit=1');
    const category = one?.category_id ?? '';
    await compare('import that creates', () => importCsv(served, newProducts(count, category)));
    await compare('bulk change that deletes', () => deleteAll(served));
    printTable(
      `${count} products, made and undone as one`,
      [
        ...['', 's made', 'CPU s', 'mongod', 's undone', 'CPU s', 'mongod'],
        ...['times s', 'times CPU', 'times mongod'],
        ...['loop held, ms', 'by undo', 'MB', 'by undo'],
      ],
      rows,
    );
  });
}

async function measure({ child, dataDir }: ServedCatalogue, work: () => Promise<unknown>): Promise<Spent> {
  const before = await readUsage(child);
  const mongodBefore = await readMongodCpu(dataDir);
  watchUsage(child);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const { cpuMicroseconds, longestDelayMs, watchedRssBytes } = await readUsage(child);
  const cpuSeconds = (cpuMicroseconds - before.cpuMicroseconds) / 1e6;
  const mongodSeconds = (await readMongodCpu(dataDir)) - mongodBefore;
  return { seconds, cpuSeconds, mongodSeconds, longestDelayMs, highestMb: watchedRssBytes / 1e6 };
}

/** @throws Error unless everything was undone */
async function undoNewest(served: ServedCatalogue): Promise<void> {
  const { history } = await query<{ history: { nodes: Group[] } }>(
    served,
    `{ history(first: 1) { nodes { ${GROUP} } } }`,
  );
  const id = JSON.stringify(history.nodes[0]?.id ?? '');
  const ask = (field: string) => query<{ change: Group }>(served, `${field} { ${GROUP} } }`);
  let { change } = await ask(`mutation { change: undoChanges(id: ${id})`);
  while (change.group.undoing?.isRunning) {
    await sleep(POLL_MS);
    ({ change } = await ask(`{ change(id: ${id})`));
  }
  const { undoing } = change.group;
  if (undoing?.left !== 0 || undoing.stopped) throw new Error(`Not undone: ${JSON.stringify(undoing)}`);
}

async function raisedPrices({ url }: ServedCatalogue): Promise<string> {
  const csv = await (await fetch(`${url}/api/product/export`)).text();
  const ids = csv.match(/^[0-9a-f]{24}/gm) ?? [];
  return `id,regular_price,selling_price\n${ids.map((id, index) => `${id},90000,${index + 1}\n`).join('')}`;
}

function newProducts(count: number, category: string): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const description = `A warm scarf of wool number ${index} that was woven by hand in Pune and keeps its shape.`;
    return `New scarf ${index},${description},20,10,${category},draft\n`;
  });
  return `title,description,regular_price,selling_price,category_id,status\n${rows.join('')}`;
}

async function importCsv({ url }: ServedCatalogue, body: string): Promise<void> {
  const headers = { 'content-type': 'text/csv' };
  const response = await fetch(`${url}/api/product/import?dry_run=0`, { method: 'POST', headers, body });
  const last = (await response.text()).trimEnd().split('\n').at(-1) ?? '';
  if (!last.includes('"success":true')) throw new Error(last.slice(0, 500));
}

async function deleteAll(served: ServedCatalogue): Promise<void> {
  await query(served, 'mutation { deleteProducts(selection: { filter: {} }) }');
}

async function query<Data>({ url }: ServedCatalogue, text: string): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: text }),
  });
  const answer = await response.text();
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  return JSON.parse(answer).data;
}

async function askFor<T>({ url }: ServedCatalogue, path: string): Promise<T> {
  const { data } = (await (await fetch(`${url}/api${path}`)).json()) as { data: T };
  return data;
}
