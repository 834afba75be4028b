import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Say } from '../src/kernel/log.ts';
import { buildFolderFor, removeAbandonedBuilds, replaceBuild } from './build-folders.ts';
import { commandsTexts } from './messages.ts';
import { precompress } from './precompress.ts';
import { runTool } from './run-tool.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The inputs that all parts share. Each part has further inputs in its own folder. */
const SHARED = ['design/**/*', 'graphql-server/commands/{build-parts,precompress}.ts', 'rules/**/*'];
const FINGERPRINT_FILE = '.fingerprint';
const PROGRESS_INTERVAL_MS = 2_000;

export const PART_NAMES = ['storefront', 'admin', 'GraphQL playground'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** An output that is built before the server runs, and served as files. Paths are relative to the repository. */
export interface Part {
  name: PartName;
  /** Everything the output depends on. */
  inputs: string[];
  output: string;
  /** The command that builds it into a target folder. */
  command: (folder: string) => string[];
}

export const PARTS: Part[] = [
  {
    name: 'storefront',
    inputs: ['site/{astro.config.ts,package.json,tsconfig.json}', 'site/{build,public,src}/**/*', ...SHARED],
    output: 'site/dist',
    command: (folder) => ['astro', 'build', '--root', 'site', '--outDir', folder],
  },
  {
    name: 'admin',
    inputs: [
      'admin/{index.html,package.json,tsconfig.json,module-folders.ts,vite.config.ts}',
      // The modules' admin extensions.
      'mela.config.ts',
      '{docs/examples,graphql-server/src}/modules/*/admin/**/*',
      'admin/{public,src}/**/*',
      ...SHARED,
    ],
    output: 'admin/dist',
    command: (folder) => ['vite', 'build', 'admin', '--outDir', folder, '--emptyOutDir'],
  },
  {
    name: 'GraphQL playground',
    inputs: ['graphql-server/playground/**/*', ...SHARED],
    output: 'graphql-server/dist/playground',
    command: (folder) => ['vite', 'build', 'graphql-server/playground', '--outDir', folder, '--emptyOutDir'],
  },
];

interface BuildOptions {
  /** Builds the parts whether they changed or not. */
  all?: boolean;
  /** The parts to check. */
  only?: readonly PartName[];
  root?: string;
  parts?: readonly Part[];
  /** Receives progress lines when there is no terminal. */
  log?: Say;
}

/**
 * Builds the parts whose inputs changed since their last build. Each is built in a separate folder, which replaces the previous build
 * when it is finished. A running server serves the previous build until then.
 * @throws StartupError with the printed output, if a part does not build
 */
export async function buildParts({
  all = false,
  only = PART_NAMES,
  root = ROOT,
  parts = PARTS,
  log = console.log,
}: BuildOptions = {}): Promise<void> {
  const changed: [Part, fingerprint: string][] = [];
  for (const part of parts.filter(({ name }) => only.includes(name))) {
    await removeAbandonedBuilds(join(root, part.output));
    const fingerprint = await fingerprintOf(root, part);
    if (all || (await builtFingerprint(root, part)) !== fingerprint) changed.push([part, fingerprint]);
  }
  for (const [index, [part, fingerprint]] of changed.entries()) {
    const stopProgress = showProgress(`${part.name} (${index + 1} of ${changed.length})`, log);
    try {
      await build(root, part, fingerprint);
    } finally {
      stopProgress();
    }
  }
}

async function build(root: string, part: Part, fingerprint: string): Promise<void> {
  const output = join(root, part.output);
  await mkdir(dirname(output), { recursive: true });
  const folder = buildFolderFor(output);
  try {
    await runTool(part.command(folder), root);
    await precompress(folder);
    // Remove the fingerprint first, so that the next run repeats an interrupted build.
    await rm(join(output, FINGERPRINT_FILE), { force: true });
    replaceBuild(folder, output);
    await writeFile(join(output, FINGERPRINT_FILE), fingerprint);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Shows one growing line on a terminal. Otherwise logs one line at the start and one at the end. */
function showProgress(subject: string, log: Say): () => void {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (!process.stdout.isTTY) {
    log(commandsTexts.building({ subject }));
    return () => log(commandsTexts.built({ subject, duration: seconds() }));
  }
  process.stdout.write(`${commandsTexts.building({ subject })} `);
  const dots = setInterval(() => process.stdout.write('.'), PROGRESS_INTERVAL_MS);
  return () => {
    clearInterval(dots);
    process.stdout.write(` ${seconds()}\n`);
  };
}

async function builtFingerprint(root: string, { output }: Part): Promise<string | null> {
  return readFile(join(root, output, FINGERPRINT_FILE), 'utf8').catch(() => null);
}

/** A hash of the names and contents of all inputs, and of the versions of all packages. */
async function fingerprintOf(root: string, { inputs }: Part): Promise<string> {
  const hash = createHash('sha256');
  const files = [join(root, 'package-lock.json')];
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(resolve(root, entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
