import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishingTexts } from './messages.ts';
import type { PageAnswer, PageSource } from './pages/messages.ts';
import { readLiveReleaseNumber, type SettingsCollection } from './settings.ts';

/** The number of compared addresses. */
const SAMPLE = 50;
/** A server shows a new release shortly after it goes live, so differences are checked again. */
const ATTEMPTS = 10;
const PAUSE_MS = 500;
const ANSWER_MS = 30_000;
const AT_ONCE = 4;
const NOT_FOUND_PAGE = '/404.html';

interface Served {
  settings: SettingsCollection;
  /** Pages rendered from the current database, without a server's caches. */
  pages: PageSource;
  /** The server's address, without a trailing slash. */
  server: string;
  /** The pause before checking differences again. */
  pauseMs?: number;
}

/** The result of a comparison. */
interface ServedCheck {
  /** A sentence for each address with a difference. */
  faults: string[];
  /** The number of compared addresses. */
  compared: number;
  /** Why nothing was compared. null: the pages were compared. */
  skipped: string | null;
}

interface Answer {
  status: number;
  location: string | null;
  body: Buffer;
}

/**
 * Compares a sample of a running server's responses with fresh renderings of the live release, byte for byte. Skips the comparison if no
 * server responds, the sample content is shown, or another release goes live during it.
 */
export async function checkServedPages(served: Served): Promise<ServedCheck> {
  const { settings, pages, server, pauseMs = PAUSE_MS } = served;
  const release = await readLiveReleaseNumber(settings);
  if (release === null) return skipped(publishingTexts.nothingLive);
  if (!(await answers(server))) return skipped(`no server responds at ${server}`);
  const paths = sampleOf(await pages.paths(release));
  let different = new Map<string, string>();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const again = attempt === 1 ? paths : [...different.keys()];
    const found = await compareAll(served, release, again);
    if (found === null) return skipped(`the server at ${server} stopped responding`);
    if ((await readLiveReleaseNumber(settings)) !== release) return skipped('another release went live');
    different = found;
    if (different.size === 0) break;
    if (attempt < ATTEMPTS) await sleep(pauseMs);
  }
  const faults = [...different].map(([path, difference]) =>
    publishingTexts.differsFromRelease({ address: `${server}${path}`, release, difference }),
  );
  return { faults, compared: paths.length, skipped: null };
}

function skipped(why: string): ServedCheck {
  return { faults: [], compared: 0, skipped: publishingTexts.pagesNotCompared({ reason: why }) };
}

async function answers(server: string): Promise<boolean> {
  const response = await ask(server, '/healthz').catch(() => null);
  return response?.status === 200;
}

/** Chooses random addresses, if possible the same number of each kind of page. The first segment of a path is its kind. */
export function sampleOf(paths: readonly string[], size = SAMPLE): string[] {
  const kinds = Map.groupBy(paths, (path) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? '/');
  const shuffled = [...kinds.values()].map(shuffle);
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < Math.min(size, paths.length); turn += 1)
    chosen.push(...shuffled.flatMap((kind) => kind[turn] ?? []));
  return chosen.slice(0, size);
}

function shuffle(paths: readonly string[]): string[] {
  const shuffled = [...paths];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as string, shuffled[last] as string];
  }
  return shuffled;
}

/** @returns the differences by address. null if the server stops answering */
async function compareAll(
  { pages, server }: Served,
  release: number,
  paths: readonly string[],
): Promise<Map<string, string> | null> {
  const different = new Map<string, string>();
  for (let index = 0; index < paths.length; index += AT_ONCE) {
    const compared = paths.slice(index, index + AT_ONCE).map(async (path) => {
      const page = await pages.find({ path, release, preview: null });
      const answer = await ask(server, encodeURI(path)).catch(() => null);
      if (!answer) return false;
      const difference = differenceOf(path, page, answer);
      if (difference) different.set(path, difference);
      return true;
    });
    if ((await Promise.all(compared)).includes(false)) return null;
  }
  return different;
}

async function ask(server: string, path: string): Promise<Answer> {
  const response = await fetch(server + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** @returns null if the response equals the rendering */
function differenceOf(path: string, page: PageAnswer, { status, location, body }: Answer): string | null {
  // Ignores a page that cannot be rendered. The admin reports it, and the server keeps showing its previous version.
  if (page === null || 'fault' in page || 'isSame' in page) return null;
  const isRedirect = 'redirectTo' in page;
  const expected = isRedirect ? 301 : path === NOT_FOUND_PAGE ? 404 : 200;
  if (status !== expected) return publishingTexts.wrongStatus({ status, expected });
  if (isRedirect) {
    const isSame = location !== null && asAddress(location) === asAddress(page.redirectTo);
    return isSame ? null : publishingTexts.wrongRedirect({ location, expected: page.redirectTo });
  }
  const fresh = Buffer.from(page.body);
  if (body.equals(fresh)) return null;
  const at = body.findIndex((byte, place) => byte !== fresh[place]);
  return publishingTexts.differsFromByte({ position: at < 0 ? body.length : at });
}

/** Browsers encode addresses in the same way. */
function asAddress(location: string): string {
  return new URL(location, 'http://shop.invalid').href;
}
