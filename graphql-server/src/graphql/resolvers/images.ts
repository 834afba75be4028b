import { imageUrl } from '../../images/image.ts';
import type { ImageResolvers } from '../schema.generated.ts';

export const imageFields: ImageResolvers = {
  url: ({ id, url }, { width, isAbsolute }, { publisher }) => {
    const path = width == null ? url : imageUrl(id, width);
    return isAbsolute ? publisher.origin + path : path;
  },
};
