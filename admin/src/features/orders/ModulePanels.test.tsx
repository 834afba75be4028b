import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { OrderFacts } from '@mela/rules/extensions.ts';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OrderPanel } from '../../../../docs/examples/modules/gift-wrap/admin/order-panel.tsx';
import { findAdminFiles, moduleSource } from '../../../module-folders.ts';
import { lazyPanels, ModulePanels } from './ModulePanels.tsx';

const ROOT = resolve(import.meta.dirname, '../../../..');
const GIFT_WRAP = './docs/examples/modules/gift-wrap';
const wrap = { module: 'gift-wrap', label: 'Gift wrap', amount: { amount: 5_000, currency: 'INR' } };
const line = (title: string, adjustments = [wrap]) => ({
  title,
  variantTitle: 'Red',
  quantity: 2,
  adjustments,
});
const orderOf = (...lines: OrderFacts['lines']): OrderFacts => ({ number: '1001', lines, adjustments: [] });
const panelsOf = (...named: Parameters<typeof lazyPanels>[0][number][]) => lazyPanels(named);
const giftWrap = { module: 'gift-wrap', load: async () => ({ OrderPanel }) };

test('the gift wrap panel names the items to wrap, and is absent from other orders', async () => {
  const { rerender } = render(
    <ModulePanels order={orderOf(line('Scarf'), line('Rope', []))} panels={panelsOf(giftWrap)} />,
  );
  expect((await screen.findByRole('listitem')).textContent).toBe('Wrap 2 × Scarf, Red');
  rerender(<ModulePanels order={orderOf(line('Rope', []))} panels={panelsOf(giftWrap)} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a panel that throws or fails to load does not affect the others', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const throwing = () => {
    throw new Error('Made up');
  };
  const panels = panelsOf(
    { module: 'throws', load: async () => ({ OrderPanel: throwing }) },
    { module: 'missing', load: () => Promise.reject(new TypeError('Failed to fetch')) },
    giftWrap,
  );
  render(<ModulePanels order={orderOf(line('Scarf'))} panels={panels} />);
  expect(await screen.findByText('Wrap 2 × Scarf, Red')).toBeDefined();
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'This panel cannot be shown.',
    'This panel cannot be shown.',
  ]);
  expect(said).toHaveBeenCalled();
  said.mockClear();
});

test('only listed modules with a panel have one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panels-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = (list: string) => {
    const file = join(folder, 'mela.config.ts');
    const [giftWrapFolder, mail] = [join(ROOT, GIFT_WRAP), join(ROOT, 'graphql-server/src/modules/mail')];
    const importOf = (name: string, path: string) =>
      `import { ${name} } from './${'../'.repeat(folder.split('/').length - 1)}${path.slice(1)}/module.ts';\n`;
    const imports = importOf('giftWrapModule', giftWrapFolder) + importOf('mailModule', mail);
    writeFileSync(file, `${imports}export const modules = [${list}] as const;\n`);
    return file;
  };
  const PANEL = 'order-panel.tsx';
  const found = findAdminFiles(config('mailModule,\n  giftWrapModule,\n'), PANEL);
  expect(found).toEqual([{ module: 'gift-wrap', file: join(ROOT, GIFT_WRAP, 'admin/order-panel.tsx') }]);
  expect(findAdminFiles(config('mailModule'), PANEL)).toEqual([]);
  expect(findAdminFiles(join(ROOT, 'mela.config.ts'), PANEL)).toEqual([]);
});

test('module screens are imported, and a panel is loaded when it is shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'mela.config.ts');
  const admin = (module: string) => join(folder, module, 'admin');
  for (const module of ['coupons', 'reviews']) mkdirSync(admin(module), { recursive: true });
  for (const file of ['screens.ts', 'order-panel.tsx']) writeFileSync(join(admin('coupons'), file), '');
  const imports = ['coupons', 'reviews'].map(
    (name) => `import { ${name}Module } from './${name}/module.ts';\n`,
  );
  writeFileSync(
    config,
    `${imports.join('')}export const modules = [couponsModule, reviewsModule] as const;\n`,
  );
  expect(moduleSource(config).split('\n')).toEqual([
    `import { FEATURE as feature0 } from "${admin('coupons')}/screens.ts";`,
    `export const orderPanels = [{ module: "coupons", load: () => import("${admin('coupons')}/order-panel.tsx") }];`,
    'export const moduleFeatures = [feature0];',
  ]);
});
