/** A thread that renders pages and writes them to the store, for `render-pool.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Renderer, RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import type { StorageLocation } from '../../../kernel/storage/open-storage.ts';
import { openStore } from '../store/open-store.ts';
import { type RenderedFile, renderFile } from './render-file.ts';

export interface WorkerOptions {
  /** The address of the renderer's module. */
  renderer: string;
  store: StorageLocation;
}

export type WorkerQuestion =
  /** A new release; `shared` is left out where it is the same as in the last. */
  { kind: 'begin'; shared?: SharedProps } | { kind: 'render'; tasks: RenderTask[] } | { kind: 'flush' };

export type WorkerAnswer = { files: RenderedFile[] } | { failed: string; code?: string };

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
    const tasks = question.kind === 'render' ? question.tasks : [];
    return { files: await Promise.all(tasks.map((task) => renderFile(task, shared, renderRoute, store))) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: message, ...(code && { code }) };
  }
}
