import { existsSync, readlinkSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What Vite takes for the end of a path or for an escape. */
const MEANS_SOMETHING_ELSE = /[#?%]/;
const NOT_COPIED = /^(node_modules|dist|\.(git|data|astro|cache|dist-.*))$/;
const WORKSPACES = ['.', 'site', 'admin', 'graphql-server', 'graphql-server/playground'];

export function isPlainPath(path: string): boolean {
  return !MEANS_SOMETHING_ELSE.test(path);
}

interface PlainRoot extends AsyncDisposable {
  root: string;
  /** For Node.js, so that it does not follow the links back. */
  nodeOptions: string;
  /** A package's program by its file: the link to it in `.bin` would not be followed. */
  commandOf(command: string[]): string[];
}

/** A copy of the sources, with links to the packages, at a path that Vite can read: its output may lie anywhere. */
export async function copyToPlainRoot(repository: string): Promise<PlainRoot> {
  const root = await mkdtemp(join(await realpath(tmpdir()), 'mela-build-'));
  await cp(repository, root, {
    recursive: true,
    filter: (from) => from === repository || !NOT_COPIED.test(basename(from)),
  });
  for (const workspace of WORKSPACES) {
    const packages = join(repository, workspace, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(root, workspace, 'node_modules'), 'junction');
  }
  return {
    root,
    nodeOptions: '--preserve-symlinks --preserve-symlinks-main',
    commandOf: ([program = '', ...args]) => {
      const link = join(repository, 'node_modules/.bin', program);
      if (!existsSync(link)) return [program, ...args];
      return ['node', join(root, 'node_modules/.bin', readlinkSync(link)), ...args];
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
