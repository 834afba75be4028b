/** A thread that renders pages, for `render-pool.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Renderer, RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import { type RenderedPage, renderPage } from './render.ts';

export interface RenderQuestion {
  task: RenderTask;
  /** Props that pages share. Absent if unchanged since the last message. */
  shared?: SharedProps;
}

export type RenderAnswer = RenderedPage;

/** The first message: the thread is ready. */
const STARTED = null;

const { renderRoute, loadPages }: Renderer = await import(workerData as string);
await loadPages();
let last: SharedProps = {};

parentPort?.on('message', async ({ task, shared = last }: RenderQuestion) => {
  last = shared;
  parentPort?.postMessage((await renderPage(task, shared, renderRoute)) satisfies RenderAnswer);
});
parentPort?.postMessage(STARTED);
