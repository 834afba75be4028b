import type { FacetQuery } from '@mela/rules/listing/facets.ts';
import DataLoader from 'dataloader';
import type { Extensions } from '../../kernel/extension-point.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import { collectionAt } from '../../kernel/mongodb/versions.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { CatalogueCollections } from './collections.ts';
import { categoryLoader, countLoader, MAX_VARIANTS, productLoader } from './context.ts';
import { releaseFacets, releaseRelated, releaseSearch, shownRelease } from './extension-points.ts';
import type { Counts } from './list/counts.ts';

interface Request
  extends Pick<CatalogueCollections, 'products' | 'categories' | 'releasedProducts' | 'releasedCategories'> {
  counts: Counts;
  extensions: Extensions;
  scans: RequestScans;
  viewer: Viewer;
}

/** Whether a caller also sees drafts and hidden products. A token needs the scope to read or change products. */
function seesEverything(viewer: Viewer): boolean {
  if (viewer.kind === 'token')
    return viewer.scopes.some((scope) => scope === 'READ' || scope === 'CATALOGUE');
  return viewer.kind !== 'anonymous';
}

/** The catalogue's part of a request's context. Callers without rights read the content that shoppers see. */
export function catalogueFacts(request: Request) {
  const { counts, extensions, scans } = request;
  const shownAt = seesEverything(request.viewer) ? null : new Date();
  // Read the release once, so that the whole request uses the same one.
  const live = releaseIn(extensions);
  const release = shownAt === null ? null : live;
  const isReleased = release !== null;
  const products = isReleased ? collectionAt(request.releasedProducts, release) : request.products;
  const categories = isReleased ? collectionAt(request.releasedCategories, release) : request.categories;
  return {
    products,
    categories,
    shownAt,
    isReleased,
    release,
    countReleaseFacets: isReleased ? facetsIn(extensions, release) : null,
    searchRelease: isReleased ? searchIn(extensions, release) : null,
    categoryById: categoryLoader({ categories }),
    productById: productLoader({ products }),
    relatedTo: relatedLoader(extensions, live),
    productCounts: countLoader({ counts, products, scans, shownAt, isReleased }),
    variantsLeft: { count: MAX_VARIANTS },
  };
}

function searchIn(extensions: Extensions, release: number) {
  const [search] = extensions.of(releaseSearch);
  return search ? (text: string) => search(release, text) : null;
}

function facetsIn(extensions: Extensions, release: number) {
  const [countFacets] = extensions.of(releaseFacets);
  return countFacets ? (asked: FacetQuery) => countFacets(release, asked) : null;
}

function relatedLoader(extensions: Extensions, release: number | null) {
  const [related] = extensions.of(releaseRelated);
  return new DataLoader<string, readonly string[]>(async (handles) =>
    related && release !== null ? related(release, handles) : handles.map(() => []),
  );
}

function releaseIn(extensions: Extensions): number | null {
  for (const read of extensions.of(shownRelease)) {
    const release = read();
    if (release !== null) return release;
  }
  return null;
}
