import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Lighthouse is 90 packages and 160 MB that nothing else needs, so it is not a dependency of the project.
const VERSIONS = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/lighthouse');

interface Result {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

/** The types of both packages that the benchmark uses. */
export interface Lighthouse {
  lighthouse: (
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
  ) => Promise<Result | undefined>;
  launch: (options: {
    chromePath?: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill(): void }>;
}

/** Loads Lighthouse and its launcher, and installs them first if they are missing or have another version. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!isInstalled()) install();
  const require = createRequire(join(FOLDER, 'package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all(Object.keys(VERSIONS).map(load));
  return { lighthouse, launch };
}

function isInstalled(): boolean {
  return Object.entries(VERSIONS).every(([name, version]) => {
    try {
      const manifest = readFileSync(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8');
      return JSON.parse(manifest).version === version;
    } catch {
      return false;
    }
  });
}

function install(): void {
  process.stdout.write('Installing Lighthouse, this once …\n');
  mkdirSync(FOLDER, { recursive: true });
  // A separate package: otherwise npm would install into the project above it.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
  const options = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, ...packages], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed: npm ended with exit code ${status}.`);
}
