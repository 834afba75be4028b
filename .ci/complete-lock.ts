import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run complete-lock`, to be run after each change of dependencies. If a registry lacks a package's builds
// for other platforms, `npm install` omits them from the lock file, and `npm ci` then rejects that lock file.
// This script adds the missing entries. npm never downloads an optional package for another platform.

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const file = join(import.meta.dirname, '../package-lock.json');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));

const missing = Object.values(lock.packages).flatMap((parent) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name, version]) => EXACT_VERSION.test(version) && !isLocked(name))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, parent)] as const),
);
lock.packages = Object.fromEntries(
  [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages for other platforms added to package-lock.json`);

function isLocked(name: string): boolean {
  return Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`));
}

/** The entry that npm would write, as far as the package's name determines it. */
function entryFor(name: string, version: string, { dev }: LockedPackage): LockedPackage {
  const words = name.split(/[/-]/);
  const os = OS.filter((word) => words.includes(word));
  const cpu = CPU.filter((word) => words.includes(word));
  return {
    version,
    ...(dev && { dev }),
    optional: true,
    ...(os.length && { os }),
    ...(cpu.length && { cpu }),
  };
}
