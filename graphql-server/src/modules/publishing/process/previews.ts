import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { answerPreview, findPreview, type PreviewAnswer, type PreviewRequest } from '../preview.ts';
import { planFor, prepareRelease, type ReleaseTools } from '../release/make-release.ts';
import type { SettingsCollection } from '../settings.ts';
import { previewNumber } from '../store/release-store.ts';
import type { LiveRelease } from './live-release.ts';
import { writeRecord } from './record-release.ts';
import { whyItFailed } from './why-it-failed.ts';

/** Several operators may look at theirs at the same time. */
const KEPT_PREVIEWS = 4;
const FACTS = { cause: 'REQUESTED' as const, causedBy: [], changed: null, entries: [] };

/** A release is to be made first. */
class GaveWay extends Error {}

/**
 * Makes what the storefront would be with other content. It is recorded apart from the releases, so that nothing can show it
 * to shoppers, also after a kill at any moment.
 */
export class Previews {
  readonly #tools: ReleaseTools;
  readonly #settings: SettingsCollection;
  #request: PreviewRequest | null = null;
  #isMaking = false;

  constructor(tools: ReleaseTools, settings: SettingsCollection) {
    this.#tools = tools;
    this.#settings = settings;
  }

  get isAsked(): boolean {
    return this.#request !== null;
  }

  get isMaking(): boolean {
    return this.#isMaking;
  }

  /** Finds out what is asked for. */
  async look(): Promise<void> {
    this.#request = await findPreview(this.#settings);
  }

  /**
   * @param base the release that is shown. @param catalogueWith what it was made of, with other content.
   * @param isInTheWay is asked again and again: then it is made later.
   */
  async make(
    base: LiveRelease,
    catalogueWith: (content: StorefrontContent) => Catalogue,
    isInTheWay: () => boolean,
  ): Promise<void> {
    const request = this.#request;
    if (!request) return;
    const onProgress = () => {
      if (isInTheWay()) throw new GaveWay();
    };
    this.#isMaking = true;
    try {
      const catalogue = catalogueWith(request.content);
      const shown = base.shown && catalogueWith(base.shown.shop.content);
      const answer = await makePreview({ ...this.#tools, onProgress }, catalogue, { ...base, shown });
      await this.#answer(request, answer);
    } catch (error) {
      if (!(error instanceof GaveWay)) await this.#answer(request, { fault: whyItFailed(error) });
    }
    this.#isMaking = false;
  }

  async #answer(request: PreviewRequest, answer: PreviewAnswer): Promise<void> {
    await answerPreview(this.#settings, request, answer);
    // Another one may have been asked for meanwhile.
    if (this.#request?.key === request.key) this.#request = null;
  }
}

async function makePreview(
  tools: ReleaseTools,
  catalogue: Catalogue,
  base: Omit<LiveRelease, 'shown'> & { shown: Catalogue | null },
): Promise<PreviewAnswer> {
  const begunAt = Date.now();
  const planned = await planFor(tools, catalogue, base.manifest);
  const { prepared, faults } = await prepareRelease(tools, catalogue, planned, base);
  const fault = faults.find(({ subject, outcome }) => subject === 'CONTENT' && outcome === 'KEPT');
  if (fault) return { fault: `The page ${fault.path} could not be made with this content.` };
  // It is as what is live.
  if (!prepared && base.number !== null) return { release: base.number };
  if (!prepared) return { fault: 'Nothing is live yet.' };
  const former = await tools.store.releaseNumbers('previews');
  const release = previewNumber(former[0]);
  await writeRecord(tools, release, prepared, FACTS, begunAt);
  for (const number of former.slice(KEPT_PREVIEWS - 1)) await tools.store.deleteRelease(number);
  return { release };
}
