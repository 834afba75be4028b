/** A thread that renders pages and writes them to the store, for `render-pool.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import type {
  RenderedFile as RenderedRoute,
  Renderer,
  RenderTask,
  SharedProps,
} from '@mela/rules/renderer.ts';
import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import type { FileEntry } from '../store/manifest.ts';
import { openStore } from '../store/open-store.ts';
import { toStored } from '../store/stored-content.ts';
import type { PageFault } from './faults.ts';
import { encodeLinks } from './link-index.ts';
import { faultOf, linksOf } from './page-links.ts';

export interface WorkerOptions {
  /** The address of the renderer's module. */
  renderer: string;
  store: StorageLocation;
}

export type WorkerQuestion =
  /** A new release; `shared` is left out where it is the same as in the last. */
  { kind: 'begin'; shared?: SharedProps } | { kind: 'render'; tasks: RenderTask[] } | { kind: 'flush' };

export type WorkerAnswer = { files: RenderedFile[] } | { failed: string; code?: string };

export interface RenderedFile {
  path: string;
  /** null where it could not be made. */
  entry: Omit<FileEntry, 'key'> | null;
  /** As stored; 0 for one that was stored already. */
  bytes: number;
  /** The internal addresses in it. */
  links: string[];
  /** What is wrong with it by itself. */
  fault: Omit<PageFault, 'path'> | null;
}

const { renderer: rendererUrl, store: location } = workerData as WorkerOptions;
const { renderRoute }: Renderer = await import(rendererUrl);
const store = openStore(location);
let shared: SharedProps = {};

parentPort?.on('message', async (question: WorkerQuestion) => {
  parentPort?.postMessage(await answer(question));
});

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    if (question.kind === 'flush') await store.storage.flush();
    if (question.kind === 'begin') shared = question.shared ?? shared;
    // While one is written the next is rendered.
    return { files: await Promise.all(question.kind === 'render' ? question.tasks.map(renderFile) : []) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code && { code }) };
  }
}

async function renderFile(task: RenderTask): Promise<RenderedFile> {
  const { path } = task;
  const made = await render(task);
  if ('fault' in made) return { path, bytes: 0, entry: null, links: [], fault: made.fault };
  const { body, contentType } = made;
  const content = Buffer.from(body);
  const { name, bytes } = toStored(content, contentType);
  const isNew = await store.writeFile(name, bytes);
  const file = { path, bytes: isNew ? bytes.length : 0, entry: { file: name, type: contentType } };
  if (!contentType.startsWith('text/html')) return { ...file, links: [], fault: null };
  const links = [...linksOf(content)];
  const kind = faultOf(content);
  const entry = { ...file.entry, links: encodeLinks(links) };
  return { ...file, entry, links, fault: kind && { kind, target: null } };
}

/** What goes wrong here is the page's fault; later it is that of where pages are kept. */
async function render(task: RenderTask): Promise<RenderedRoute | Pick<RenderedFile, 'fault'>> {
  try {
    return await renderRoute(task, shared);
  } catch (error) {
    return { fault: { kind: 'RENDERING', target: (error as Error).message } };
  }
}
