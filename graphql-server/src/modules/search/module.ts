import { extension } from '../../kernel/extension-point.ts';
import { defineModule } from '../../kernel/module.ts';
import { releaseFacets, releaseSearch } from '../catalogue/extension-points.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { publishingModule } from '../publishing/module.ts';
import { ListingSearch } from './listing-search.ts';

/** Searches and lists released products by the index of a release. */
export const searchModule = defineModule({
  name: 'search',
  uses: [catalogueModule, publishingModule],
  services: (_, { publishing: { publisher } }) => ({
    listingSearch: new ListingSearch(publisher.pages),
    previewSearch: new ListingSearch(publisher.pages),
  }),
  extends: ({ listingSearch }) => [
    extension(releaseSearch, (release, text) => listingSearch.rank(release, text)),
    extension(releaseFacets, (release, asked) => listingSearch.countFacets(release, asked)),
  ],
  close: async ({ listingSearch, previewSearch }) => {
    await listingSearch.close();
    await previewSearch.close();
  },
});
