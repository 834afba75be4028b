/** A thread that renders pages and writes them to the store, for `render-pool.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Renderer, RenderTask, SharedProps } from '../../../../site/src/publishing/renderer.ts';
import type { StorageLocation } from '../../storage/open-storage.ts';
import type { FileEntry } from '../store/manifest.ts';
import { openStore } from '../store/open-store.ts';
import { toStored } from '../store/stored-content.ts';
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
  entry: Omit<FileEntry, 'key'>;
  /** As stored; 0 for one that was stored already. */
  bytes: number;
  /** Internal addresses in it that this thread has not found in a file of this release before. */
  newLinks: string[];
  /** What is wrong with it. */
  fault: string | null;
}

const { renderer: rendererUrl, store: location } = workerData as WorkerOptions;
const { renderRoute }: Renderer = await import(rendererUrl);
const store = openStore(location);
let shared: SharedProps = {};
let knownLinks = new Set<string>();

parentPort?.on('message', async (question: WorkerQuestion) => {
  parentPort?.postMessage(await answer(question));
});

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    if (question.kind === 'flush') await store.storage.flush();
    if (question.kind === 'begin') {
      shared = question.shared ?? shared;
      knownLinks = new Set();
    }
    // While one is written the next is rendered.
    return { files: await Promise.all(question.kind === 'render' ? question.tasks.map(renderFile) : []) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code && { code }) };
  }
}

async function renderFile(task: RenderTask): Promise<RenderedFile> {
  const { path } = task;
  const { body, contentType } = await render(task);
  const content = Buffer.from(body);
  const { name, bytes } = toStored(content, contentType);
  const isNew = await store.writeFile(name, bytes);
  const file = { path, bytes: isNew ? bytes.length : 0, entry: { file: name, type: contentType } };
  if (!contentType.startsWith('text/html')) return { ...file, newLinks: [], fault: null };
  const links = linksOf(content);
  const newLinks = [...links].filter((link) => !knownLinks.has(link));
  for (const link of newLinks) knownLinks.add(link);
  return { ...file, entry: { ...file.entry, links: encodeLinks(links) }, newLinks, fault: faultOf(content) };
}

/** What goes wrong here is the page's fault; later it is that of where pages are kept. */
async function render(task: RenderTask): Promise<Awaited<ReturnType<Renderer['renderRoute']>>> {
  try {
    return await renderRoute(task, shared);
  } catch (error) {
    throw new Error(`${task.path} could not be made: ${(error as Error).message}`);
  }
}
