import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../print-table.ts';
import { findMutants, type Mutant } from './mutants.ts';

interface MutantOfFile extends Mutant {
  part: 'graphql-server' | 'site';
  /** Its whole path. */
  file: string;
}

const ROOT = join(import.meta.dirname, '../../..');
/** What is measured: rules, what is decided of orders and stock, and what the islands compute. Tables of data have nothing to decide. */
const AREAS = {
  'rules/': {
    part: 'graphql-server',
    files: 'graphql-server/src/rules/**/*.ts',
    without: /content\/sample|countries|transliterate|renderer|catalogue\.ts|indian-states/,
  },
  islands: { part: 'site', files: 'site/src/{features,components}/**/*.ts', without: /\/sample/ },
} as const;
/** No test of the ones that run takes as long: a fault that loops for ever is noticed too. */
const TIMEOUT_MS = 60_000;
const MUTANTS = Number(process.env['MUTANTS'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);

/** How many faults made at random in each area the unit tests notice. `MUTANTS` says how many, `SEED` which ones. */
export async function benchMutations(): Promise<void> {
  const rows = Object.entries(AREAS).map(([area, { part, files, without }]) => {
    const sources = globSync(files, { cwd: ROOT })
      .filter((file) => !file.endsWith('.test.ts') && !without.test(file) && isTested(file))
      .map((file) => join(ROOT, file))
      .toSorted();
    const all = sources.flatMap((file) =>
      findMutants(readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, part, file })),
    );
    const mutants = shuffle(all).slice(0, MUTANTS);
    const survivors = mutants.filter(survives);
    const noticed = mutants.length - survivors.length;
    return [
      area,
      String(all.length),
      String(mutants.length),
      String(noticed),
      ((noticed / mutants.length) * 100).toFixed(0),
    ];
  });
  printTable(
    'Faults made at random, and noticed by unit tests',
    ['', 'possible', 'made', 'noticed', 'per cent'],
    rows,
  );
}

/** Whether unit tests are what it is checked by: what works on a page is tested in a browser. */
function isTested(file: string): boolean {
  return !file.startsWith('site/') || globSync(file.replace(/\.ts$/, '.test.ts'), { cwd: ROOT }).length > 0;
}

function survives(mutant: MutantOfFile): boolean {
  const beside = mutant.file.replace(/\.ts$/, '.test.ts');
  const isNoticed =
    (globSync(beside).length > 0 && !passes(mutant, ['run', beside])) ||
    !passes(mutant, ['related', '--run', mutant.file]);
  if (!isNoticed) process.stderr.write(`${show(mutant)}\n`);
  return !isNoticed;
}

function passes(mutant: MutantOfFile, args: string[]): boolean {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = ['--bail', '1', '--reporter', 'dot', '--passWithNoTests'];
  const config = [
    '--root',
    join(ROOT, mutant.part),
    '--config',
    join(import.meta.dirname, 'mutant.config.ts'),
  ];
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...config, ...options], {
    cwd: ROOT,
    env: { ...process.env, MUTANT: JSON.stringify(mutant) },
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

function show({ file, start, end, text }: MutantOfFile): string {
  const source = readFileSync(file, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  return `${file.slice(ROOT.length + 1)}:${line}  ${source.slice(start, end).slice(0, 80)}  →  ${text}`;
}

/** Always in the same order for one seed. */
function shuffle<T>(items: T[]): T[] {
  let state = SEED;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
