import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:mela-panels';
const RESOLVED = `\0${VIRTUAL}`;
/** An import of a module in the shop's configuration. */
const IMPORT = /import \{ (\w+) \} from '(\.[^']+)\/module\.ts';/g;
const ORDER_PANEL = 'admin/order-panel.tsx';

/**
 * Finds the panels of the modules that a configuration lists: `admin/order-panel.tsx` in the module's folder, which exports
 * `OrderPanel`. The configuration is read as text, because the admin's build cannot load the server's code.
 * @param config the path of `mela.config.ts`
 */
export function findOrderPanels(config: string): { module: string; file: string }[] {
  const text = readFileSync(config, 'utf8');
  const [, list = ''] = /export const modules = \[([^\]]*)\]/.exec(text) ?? [];
  const listed = new Set(list.match(/\w+/g));
  return [...text.matchAll(IMPORT)]
    .filter(([, constant = '']) => listed.has(constant))
    .map(([, , folder = '']) => ({
      module: folder.slice(folder.lastIndexOf('/') + 1),
      file: join(dirname(config), folder, ORDER_PANEL),
    }))
    .filter(({ file }) => existsSync(file));
}

/** Makes the panels of the shop's modules importable as `virtual:mela-panels`. Each is loaded when it is first shown. */
export function modulePanels(config = join(import.meta.dirname, '../mela.config.ts')): Plugin {
  return {
    name: 'module-panels',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(config);
      const panels = findOrderPanels(config).map(
        ({ module, file }) =>
          `{ module: ${JSON.stringify(module)}, load: () => import(${JSON.stringify(file)}) }`,
      );
      return `export const orderPanels = [${panels.join(', ')}];`;
    },
  };
}
