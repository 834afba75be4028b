import { browserPath } from '../../e2e/install-browser.ts';
import { ROUTES } from '../../e2e/weights/routes.ts';
import { startStaticHost } from '../../e2e/weights/static-host.ts';
import { printTable } from '../print-table.ts';
import { median } from '../statistics.ts';
import { type Lighthouse, loadLighthouse } from './load-lighthouse.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Further audits to print, and their number of decimals. */
const FIGURES = [
  ['first-contentful-paint', 0],
  ['largest-contentful-paint', 0],
  ['total-blocking-time', 0],
  ['cumulative-layout-shift', 4],
] as const;

/** Runs Lighthouse for mobile, the median of three runs for each route. Needs an otherwise idle machine. */
export async function benchLighthouse(): Promise<void> {
  const { lighthouse, launch } = await loadLighthouse();
  const host = await startStaticHost();
  const chromePath = browserPath();
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = [];
    for (const path of ROUTES.filter((route) => route !== '/404.html')) {
      rows.push([path, ...(await measure(lighthouse, host.url + path, chrome.port))]);
    }
    const head = ['', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
    printTable(`Lighthouse, mobile: median of ${ROUNDS} runs`, head, rows);
  } finally {
    chrome.kill();
    await host.close();
  }
}

async function measure(lighthouse: Lighthouse['lighthouse'], url: string, port: number): Promise<string[]> {
  const runs: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`);
    const { categories, audits } = result.lhr;
    runs.push([
      ...CATEGORIES.map((name) => (categories[name]?.score ?? Number.NaN) * 100),
      ...FIGURES.map(([name]) => audits[name]?.numericValue ?? Number.NaN),
    ]);
  }
  const digits = [...CATEGORIES.map(() => 0), ...FIGURES.map(([, count]) => count)];
  return digits.map((count, column) => median(runs.map((run) => run[column] ?? Number.NaN)).toFixed(count));
}
