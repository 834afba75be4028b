import { expect, test } from 'vitest';
import { pageBudget, ROUTES, SCRIPT_BUDGET } from '../weights/routes.ts';
import { weighBuiltPage } from '../weights/weigh-built-page.ts';

test.each(ROUTES)('%s and its script before any interaction are within their budgets', async (path) => {
  const { document, scripts } = await weighBuiltPage(path);
  expect(document).toBeGreaterThan(1_000);
  expect(document).toBeLessThanOrEqual(pageBudget(path));
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
