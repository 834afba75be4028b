import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import { imageOwners } from '../../kernel/images/image-owners.ts';
import { imageFiles } from '../../kernel/images/image-store.ts';
import { assertWithin, MAX_PAGE_SIZE } from '../../kernel/list/paging.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { ChangeSubject, Resolvers } from '../../schema.generated.ts';
import { deleteImage, replaceImage, setImageAltText } from './change-media.ts';
import { countMedia, listMedia } from './list-media.ts';
import { lacksAlt, readImage } from './media-image.ts';

const resolvers: Resolvers = {
  Query: {
    media: (_, request, context) => listMedia(context, request),
    mediaImage: (_, { id }, context) => readImage(context, id),
  },
  Mutation: {
    replaceImage: async (_, { id, file }, context) => replaceImage(context, id, await file),
    setImageAltText: (_, { id, alt, usage }, context) => setImageAltText(context, id, alt, usage ?? null),
    deleteImage: (_, { id }, context) => deleteImage(context, id),
  },
  MediaImage: {
    id: ({ _id }) => _id,
    url: ({ _id }) => `${UPLOADS_PATH}/${imageFiles(_id).large}`,
    thumbnailUrl: ({ _id }) => `${UPLOADS_PATH}/${imageFiles(_id).thumbnail}`,
    addedAt: ({ at }) => at,
    usageCount: ({ usages }) => usages.length,
    lacksAlt,
    usages: ({ usages }, { first }) => {
      assertWithin('first', first, 1, MAX_PAGE_SIZE);
      return usages.slice(0, first);
    },
  },
  MediaConnection: {
    totalCount: (page, _, context) => countMedia(context, page),
  },
  MediaUsage: {
    kind: ({ kind }) => kind as ChangeSubject,
  },
};

export const mediaModule = defineModule({
  name: 'media',
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  services: ({ extensions }) => ({ imageOwners: extensions.of(imageOwners) }),
});
