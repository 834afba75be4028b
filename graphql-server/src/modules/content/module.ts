import { ownShop } from '@mela/rules/content/own-content.ts';
import { extension } from '../../kernel/extension-point.ts';
import { imageOwners } from '../../kernel/images/image-owners.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Category } from '../catalogue/categories/category.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { mailShopReader } from '../mail/context.ts';
import { mailModule } from '../mail/module.ts';
import { CONTENT_COLLECTIONS, isCategoryLinked, readContent } from './collection.ts';
import { storedImage } from './content-images.ts';
import { contentSubject } from './history-subject.ts';
import { contentImages } from './image-owners.ts';

export const contentModule = defineModule({
  name: 'content',
  uses: [catalogueModule, mailModule],
  collections: CONTENT_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  subjects: { CONTENT: contentSubject },
  services: (_kernel, _used, own) => ({
    isCategoryLinked: (category: Category) => isCategoryLinked(own, category),
  }),
  extends: (shop) => [
    extension(imageOwners, contentImages),
    extension(mailShopReader, async () => {
      const own = ownShop((await readContent(shop)).values.shop);
      return { ...own, logo: storedImage(own.logo) };
    }),
  ],
});
