import type { RenderedFile as RenderedRoute, RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import type { FileEntry } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { toStored } from '../store/stored-content.ts';
import type { PageFault } from './faults.ts';
import { encodeLinks } from './link-index.ts';
import { faultOf, linksOf } from './page-links.ts';

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

type RenderRoute = (task: RenderTask, shared: SharedProps) => RenderedRoute | Promise<RenderedRoute>;

/** Renders a page and writes it to the store. */
export async function renderFile(
  task: RenderTask,
  shared: SharedProps,
  renderRoute: RenderRoute,
  store: ReleaseStore,
): Promise<RenderedFile> {
  const { path } = task;
  const made = await render(task, shared, renderRoute);
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
async function render(
  task: RenderTask,
  shared: SharedProps,
  renderRoute: RenderRoute,
): Promise<RenderedRoute | Pick<RenderedFile, 'fault'>> {
  try {
    return await renderRoute(task, shared);
  } catch (error) {
    return { fault: { kind: 'RENDERING', target: (error as Error).message } };
  }
}
