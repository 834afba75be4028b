import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:mela-modules';
const RESOLVED = `\0${VIRTUAL}`;
/** An import of a module in the shop's configuration. */
const IMPORT = /import \{ (\w+) \} from '(\.[^']+)\/module\.ts';/g;
const ORDER_PANEL = 'order-panel.tsx';
const SCREENS = 'screens.ts';

/**
 * Finds a file in the `admin` folders of the configured modules. The configuration is parsed as text, because the admin's build cannot load
 * the server's code.
 * @param config the path of `mela.config.ts`
 */
export function findAdminFiles(config: string, name: string): { module: string; file: string }[] {
  const text = readFileSync(config, 'utf8');
  const [, list = ''] = /export const modules = \[([^\]]*)\]/.exec(text) ?? [];
  const listed = new Set(list.match(/\w+/g));
  return [...text.matchAll(IMPORT)]
    .filter(([, constant = '']) => listed.has(constant))
    .map(([, , folder = '']) => ({
      module: folder.slice(folder.lastIndexOf('/') + 1),
      file: join(dirname(config), folder, 'admin', name),
    }))
    .filter(({ file }) => existsSync(file));
}

/**
 * Makes the modules' admin extensions importable as `virtual:mela-modules`: `OrderPanel` from `admin/order-panel.tsx`, loaded when it is
 * first shown, and `FEATURE` from `admin/screens.ts`.
 */
export function moduleFolders(config = join(import.meta.dirname, '../mela.config.ts')): Plugin {
  return {
    name: 'module-folders',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(config);
      return moduleSource(config);
    },
  };
}

/** The source text of `virtual:mela-modules`. */
export function moduleSource(config: string): string {
  const panels = findAdminFiles(config, ORDER_PANEL).map(
    ({ module, file }) =>
      `{ module: ${JSON.stringify(module)}, load: () => import(${JSON.stringify(file)}) }`,
  );
  const features = findAdminFiles(config, SCREENS);
  return [
    ...features.map(
      ({ file }, index) => `import { FEATURE as feature${index} } from ${JSON.stringify(file)};`,
    ),
    `export const orderPanels = [${panels.join(', ')}];`,
    `export const moduleFeatures = [${features.map((_, index) => `feature${index}`).join(', ')}];`,
  ].join('\n');
}
