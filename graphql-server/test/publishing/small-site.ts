import { cpSync, type Dirent, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';

const SMALL_SITE = 'small-site-';
const RENDERER = join(import.meta.dirname, 'small-renderer.mjs');

/** The small sites that a separate process publishes. */
const publishedByProcess = new Set<string>();

/**
 * Creates a built site of a few small files for a test file, with a renderer.
 * @param isPublishedByProcess whether a separate process publishes it, as in production; set this only for
 * tests in which it makes a difference
 * @returns its folder
 */
export function makeSmallSite({ isPublishedByProcess = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), SMALL_SITE));
  if (isPublishedByProcess) publishedByProcess.add(folder);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    publishedByProcess.delete(folder);
  });
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, 'index.html'), '<title>Sample</title>The sample');
  writeFileSync(join(folder, '404.html'), '<title>Sample</title>The sample has no such page');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '_astro/app.1234abcd.js'), 'app()');
  putRenderer(folder);
  return folder;
}

/** Creates a site with the real renderer, without the sample's pages, that servers publish in the test's process. @returns its folder */
export function makeRenderedSite(): string {
  const folder = makeSmallSite();
  for (const { name } of readdirSync(BUILT.site, { withFileTypes: true }).filter(isNoSamplePage))
    cpSync(join(BUILT.site, name), join(folder, name), { recursive: true, force: true });
  return folder;
}

function isNoSamplePage(entry: Dirent): boolean {
  return entry.isDirectory() ? /^[._]/.test(entry.name) : !entry.name.includes('.html');
}

/** Whether this process's servers publish a site in this process. */
export function isPublishedHere(site: string): boolean {
  return basename(site).startsWith(SMALL_SITE) && !publishedByProcess.has(site);
}

/**
 * Stops the rendering of pages.
 * @returns a function that resumes rendering
 */
export function holdPages(site: string): () => void {
  const path = join(site, '.renderer/hold');
  writeFileSync(path, '');
  return () => rmSync(path);
}

/** Replaces the renderer, like a build. */
export function putRenderer(site: string): void {
  mkdirSync(join(site, '.renderer'), { recursive: true });
  cpSync(RENDERER, join(site, '.renderer/entry.mjs'));
}
