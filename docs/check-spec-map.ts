import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Checks docs/spec-map.md (every section of the specification has rows, and every file exists), docs/security.md (every test exists and
// names its advisory) and docs/architecture.md (every module is in the drawing).

const ROOT = join(import.meta.dirname, '..');
const SECTIONS = 9;
const ROW = /^\|\s*(\d)(?:\.\d+)?\s*\|([^|]*)\|([^|]*)\|/;
const FILE = /`([^`]+)`/g;

const rows = readFileSync(join(ROOT, 'docs/spec-map.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, section, subject = '', files = ''] = ROW.exec(line) ?? [];
    if (!section) return [];
    const paths = [...files.matchAll(FILE)].map(([, path = '']) => path);
    return [{ section: Number(section), subject: subject.trim(), paths }];
  });

const faults = [
  ...Array.from({ length: SECTIONS }, (_, index) => index + 1)
    .filter((section) => !rows.some((row) => row.section === section))
    .map((section) => `Section ${section} of the specification has no row.`),
  ...rows
    .filter(({ paths }) => paths.length === 0)
    .map(({ section, subject }) => `"${subject}" (section ${section}) names no file.`),
  ...rows.flatMap(({ subject, paths }) =>
    paths
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${path}, named for "${subject}", does not exist.`),
  ),
];

const ADVISORY = /CVE-\d+-\d+|GHSA(?:-\w{4}){3}|Strapi #\d+/g;
const untested = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .flatMap((line) => {
    const paths = [...line.matchAll(FILE)].map(([, path = '']) => join(ROOT, path)).filter(existsSync);
    const tests = paths.map((path) => readFileSync(path, 'utf8')).join();
    const ids = line.match(ADVISORY) ?? [];
    return ids
      .filter((id) => !tests.includes(id))
      .map((id) => `No test that is named for ${id} has its name.`);
  });

const missing = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .match(/`[\w./-]+\.(?:test|spec)\.ts`/g)
  ?.map((path) => path.slice(1, -1))
  .filter((path) => !existsSync(join(ROOT, path)));
const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const modules = readdirSync(join(ROOT, 'graphql-server/src/modules'));
const undrawn = modules.filter((name) => !architecture.includes(` ${name}/ `));

for (const path of missing ?? []) console.error(`docs/security.md: ${path} does not exist.`);
for (const name of undrawn) console.error(`docs/architecture.md: the module ${name} is not drawn.`);
for (const fault of faults) console.error(`docs/spec-map.md: ${fault}`);
for (const fault of untested) console.error(`docs/security.md: ${fault}`);
process.exitCode = [faults, untested, missing ?? [], undrawn].some((found) => found.length > 0) ? 1 : 0;
