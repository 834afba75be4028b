import type { ShopContent, ShopSection } from '@mela/rules/shop-content.ts';
import type { CurrentRelease } from '../current-release.ts';
import type { ShopSource } from '../pages/messages.ts';

export type { ShopContent };
export type ProductsSection = Extract<ShopSection, { __typename: 'ProductsSection' }>;
export type ProductGroup = Extract<ShopSection, { __typename: 'ProductGroupsSection' }>['groups'][number];

interface Services {
  current: Pick<CurrentRelease, 'documents'>;
  pages: Pick<ShopSource, 'content'> & { onRenewed(listener: () => void): void };
}

/**
 * The shop's content as the pages of the live release show it. It is requested from the renderer once per
 * release.
 */
export class ReleaseContent {
  readonly #services: Services;
  #known: { release: number; content: Promise<ShopContent> } | null = null;

  constructor(services: Services) {
    this.#services = services;
    services.pages.onRenewed(() => {
      this.#known = null;
    });
  }

  /**
   * @returns null while the sample is shown
   * @throws UserError with UNAVAILABLE when the pages of the release cannot be read
   */
  async read(): Promise<ShopContent | null> {
    const release = this.#services.current.documents;
    if (release === null) return null;
    if (this.#known?.release === release) return this.#known.content;
    const content = this.#services.pages.content(release);
    const known = { release, content };
    this.#known = known;
    // After a failure, the next call asks again.
    content.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return content;
  }
}
