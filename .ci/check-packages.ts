import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

// `npm run check:packages` checks that there are no more packages than before, that none has a known advisory
// of severity high or above, that each has a compatible licence, and that docs/licences.md lists them
// (`--write` writes it). If the registry provides no advisories, as behind many company proxies, the check uses
// those in advisories.json.

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  /** The build of a package for one platform. */
  os?: string[];
  cpu?: string[];
}

interface KnownAdvisory {
  package: string;
  /** The first fixed version of each major version that has one. */
  fixed: string[];
  advisory: string;
}

const ROOT = join(import.meta.dirname, '..');
const LICENCES = join(ROOT, 'docs/licences.md');
const AUDIT_TIMEOUT_MS = 30_000;
/**
 * The number of packages that `npm ci` installs on Linux x64, in `node_modules` itself and below it. Lower it when a package is removed.
 */
const MOST_PACKAGES = { all: 1042, topmost: 920 };
/** Licences that allow use, modification and redistribution; those in the last line only for separate packages. */
const FITTING = new Set([
  ...[
    'MIT',
    'ISC',
    'MIT-0',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'OFL-1.1',
  ],
  ...['Python-2.0', 'PSF-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/**
 * Packages without a licence in the lock file: their package.json has the licence in an outdated format, or
 * they only have a LICENSE file.
 */
const LISTED: Record<string, string> = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages as Record<string, LockedPackage>)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isBuild = locked.os !== undefined || locked.cpu !== undefined;
    return { name, ...locked, license: locked.license ?? LISTED[name], isBuild };
  });

const listed = licences();
if (process.argv.includes('--write')) writeFileSync(LICENCES, listed);
const faults = [...surplus(), ...misfits(), ...(await advisories())];
if (readFileSync(LICENCES, 'utf8') !== listed)
  faults.push('docs/licences.md is out of date: run `npm run check:packages -- --write`.');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Errors about too many packages. npm lists the installed ones in `node_modules/.package-lock.json`; the
 * links are workspaces.
 */
function surplus(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'));
  const paths = Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && !packages[path].link,
  );
  const counts = {
    all: paths.length,
    topmost: paths.filter((path) => path.lastIndexOf('node_modules/') === 0).length,
  };
  console.log(`${counts.all} packages are installed, ${counts.topmost} of them in node_modules itself.`);
  return Object.entries(MOST_PACKAGES)
    .filter(([which, most]) => counts[which as keyof typeof counts] > most)
    .map(([which, most]) => `More than ${most} packages are installed (${which}): see CONTRIBUTING.md.`);
}

function licencesOf(license: string): string[] {
  return license.replace(/[()]/g, '').split(/ AND | OR /);
}

/**
 * The packages without a compatible licence. Skips builds for a single platform that name no licence: the
 * licence of their package applies.
 */
function misfits(): string[] {
  return packages
    .filter(({ license, isBuild }) => license !== undefined || !isBuild)
    .filter(({ license = 'unknown' }) => !licencesOf(license).every((licence) => FITTING.has(licence)))
    .map(({ name, license = 'no licence' }) => `${name} has ${license}, which is not known to fit ours.`);
}

function licences(): string {
  const shipped = packages.filter(({ dev, isBuild }) => !dev && !isBuild);
  const groups = Map.groupBy(shipped, ({ license = 'unknown' }) => license);
  const rows = [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([licence, members]) => {
      const names = [...new Set(members.map(({ name }) => `\`${name}\``))].toSorted();
      return `## ${licence}\n\n${names.join(', ')}\n`;
    });
  return `# Licences of the packages that the shop runs and builds with\n\nWritten by \`npm run check:packages -- --write\`.\n\nMongoDB is not a package: the first start downloads it if the machine has none. It is licensed under the\n[Server Side Public License](https://www.mongodb.com/legal/licensing/server-side-public-license), its driver under Apache-2.0.\n\n${rows.join('\n')}`;
}

async function advisories(): Promise<string[]> {
  const audit = await readAudit();
  if (audit) {
    const { high = 0, critical = 0 } = audit;
    return high + critical > 0 ? [`npm audit finds ${high} high and ${critical} critical advisories.`] : [];
  }
  const known: KnownAdvisory[] = JSON.parse(readFileSync(join(ROOT, '.ci/advisories.json'), 'utf8'));
  return packages.flatMap(({ name, version = '' }) =>
    known
      .filter((entry) => entry.package === name && !isFixed(version, entry.fixed))
      .map(({ advisory }) => `${name} ${version} has ${advisory}.`),
  );
}

/** @returns the number of advisories by severity; null if the registry does not provide them */
async function readAudit(): Promise<{ high?: number; critical?: number } | null> {
  const options = { cwd: ROOT, timeout: AUDIT_TIMEOUT_MS, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(
    'npm',
    ['audit', '--json', '--fetch-retries=0'],
    options,
  ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** Whether a version includes the fix for its major version, or is newer than all affected versions. */
function isFixed(version: string, fixed: readonly string[]): boolean {
  const parts = version.split(/[.-]/).map(Number);
  const fixes = fixed.map((fix) => fix.split('.').map(Number));
  const own = fixes.find(([major]) => major === parts[0]);
  if (!own) return fixes.length > 0 && fixes.every(([major = 0]) => major < (parts[0] ?? 0));
  const difference = own.map((part, index) => (parts[index] ?? 0) - part).find((part) => part !== 0);
  return (difference ?? 0) >= 0;
}
