import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
// The bundler's allocators give memory back at once: the playground takes 550 MB at most, instead of 950.
const FRUGAL_MEMORY = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MALLOC_ARENA_MAX: '1' };
const FINGERPRINT_FILE = '.fingerprint';

export const PART_NAMES = ['storefront', 'admin', 'GraphQL playground'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Something that is built ahead and served as files. Paths are relative to the repository. */
interface Part {
  name: PartName;
  /** Everything the output depends on. */
  inputs: string[];
  output: string;
  command: string[];
}

const PARTS: Part[] = [
  {
    name: 'storefront',
    inputs: [
      'site/{astro.config.ts,package.json,tsconfig.json}',
      'site/{build,public,src}/**/*',
      'design/**/*',
    ],
    output: 'site/dist',
    command: ['astro', 'build', '--root', 'site'],
  },
  {
    name: 'admin',
    inputs: [
      'admin/{index.html,package.json,tsconfig.json,vite.config.ts}',
      'admin/{public,src}/**/*',
      'design/**/*',
      'graphql-server/src/uploads/multipart-request.ts',
      'site/build/**/*',
    ],
    output: 'admin/dist',
    command: ['vite', 'build', 'admin'],
  },
  {
    name: 'GraphQL playground',
    inputs: [
      'graphql-server/playground/**/*',
      'graphql-server/src/uploads/multipart-request.ts',
      'design/**/*',
      'site/build/**/*',
    ],
    output: 'graphql-server/dist/playground',
    command: ['vite', 'build', 'graphql-server/playground'],
  },
];

/**
 * Builds the parts whose inputs changed since their output was made.
 * @param options.all builds them whether they changed or not.
 * @param options.only names the parts to look at.
 * @throws Error when a part does not build; what it printed is on the terminal then.
 */
export async function buildParts({
  all = false,
  only = PART_NAMES,
}: {
  all?: boolean;
  only?: readonly PartName[];
} = {}): Promise<void> {
  for (const part of PARTS.filter(({ name }) => only.includes(name))) {
    const fingerprint = await fingerprintOf(part);
    if (all || (await builtFingerprint(part)) !== fingerprint) await build(part, fingerprint);
  }
}

async function build(part: Part, fingerprint: string): Promise<void> {
  const started = performance.now();
  process.stdout.write(`Building the ${part.name} … `);
  const stamp = join(ROOT, part.output, FINGERPRINT_FILE);
  // A build that breaks off must not pass for a finished one.
  await rm(stamp, { force: true });
  await run(part.command);
  await writeFile(stamp, fingerprint);
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

async function builtFingerprint({ output }: Part): Promise<string | null> {
  const stamp = join(ROOT, output, FINGERPRINT_FILE);
  return existsSync(stamp) ? readFile(stamp, 'utf8') : null;
}

/** A hash of the names and contents of all inputs, and of the versions of all packages. */
async function fingerprintOf({ inputs }: Part): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = ['package-lock.json'];
  for await (const entry of glob(inputs, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    const path = resolve(ROOT, file);
    hash
      .update(path.slice(ROOT.length))
      .update('\0')
      .update(await readFile(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Runs a program of the project's packages; its output is only shown when it fails. */
function run([program = '', ...args]: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...FRUGAL_MEMORY,
        ASTRO_TELEMETRY_DISABLED: '1',
        // The tools are to run in this process's own Node.js, whatever a shell would find first.
        PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) return done();
      process.stderr.write(`\n${Buffer.concat(output).toString()}\n`);
      fail(new Error(`${[program, ...args].join(' ')} ended with exit code ${code}.`));
    });
  });
}
