import { imageUrl } from '../../../kernel/images/image.ts';
import type { Resolvers } from '../../../schema.generated.ts';

export const imageResolvers: Resolvers = {
  Image: {
    url: ({ id, url }, { width, isAbsolute }, { publisher }) => {
      const path = width == null ? url : imageUrl(id, width);
      return isAbsolute ? publisher.origin + path : path;
    },
  },
};
