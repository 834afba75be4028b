import { hash } from 'node:crypto';
import type { Renderer, RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import type { PageFault } from './faults.ts';
import { faultOf, linksOf } from './page-links.ts';

/** A rendered page with the faults found in it. */
export interface RenderedPage {
  type: string;
  /** SHA-256 of the body, in base64url. */
  hash: string;
  /** The rendered page. Empty if rendering failed. */
  body: Uint8Array;
  /** The internal addresses in the page. */
  links: string[];
  fault: Omit<PageFault, 'path'> | null;
}

/** Renders pages one by one. */
export interface Rendering {
  /**
   * Never rejects because of a page, but returns its error as its fault.
   * @param key the page's key: an endless page is not rendered again
   */
  render(task: RenderTask, key: string, shared: SharedProps): Promise<RenderedPage>;
}

/** Renders a page in this thread. Errors become its fault. */
export async function renderPage(
  task: RenderTask,
  shared: SharedProps,
  renderRoute: Renderer['renderRoute'],
): Promise<RenderedPage> {
  try {
    const { body, contentType } = await renderRoute(task, shared);
    const content = Buffer.from(body);
    const isPage = contentType.startsWith('text/html');
    const kind = isPage ? faultOf(content) : null;
    return {
      type: contentType,
      hash: hash('sha256', content, 'base64url'),
      body: content,
      links: isPage ? [...linksOf(content)] : [],
      fault: kind && { kind, target: null },
    };
  } catch (error) {
    return unmade((error as Error).message);
  }
}

/** Renders without other threads, so an endless page blocks this one. */
export function renderInThisThread({ renderRoute }: Pick<Renderer, 'renderRoute'>): Rendering {
  return { render: (task, _, shared) => renderPage(task, shared, renderRoute) };
}

/** @param why the reason for the failure */
export function unmade(why: string): RenderedPage {
  return { type: '', hash: '', body: new Uint8Array(), links: [], fault: { kind: 'RENDERING', target: why } };
}
