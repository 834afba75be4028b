import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serveApp } from '../serve.ts';

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const app = serveApp();
const text = readFileSync(new URL('../../../deploy/mela-dashboard.json', import.meta.url), 'utf8');
const { panels, templating } = JSON.parse(text) as {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
};
/** The metric that Prometheus itself provides. */
const UP = 'up';

/** The metrics in an expression: the names before selectors. */
function metricsIn(expression: string): string[] {
  return [...expression.matchAll(/\b([a-z_][a-z0-9_]*)\{/g)].map(([, name = '']) => name);
}

test('each metric of the Grafana dashboard is measured', async () => {
  // Ensures that the server has measured a request.
  await fetch(`${app.url}/healthz`);
  const scraped = await (await fetch(`${app.url}/metrics`)).text();
  const measured = new Set([...scraped.matchAll(/^([a-z]\w*)/gm)].map(([name]) => name));
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const queries = templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query));
  const named = [
    ...expressions.flatMap(metricsIn),
    ...queries.flatMap((query) => /label_values\((\w+)/.exec(query)?.[1] ?? []),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => name !== UP && !measured.has(name))).toEqual([]);
  for (const expression of expressions) expect(metricsIn(expression)).not.toEqual([]);
});

test('its panels have unique ids and do not overlap', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
