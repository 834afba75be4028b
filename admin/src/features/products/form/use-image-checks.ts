import { useEffect, useRef } from 'react';
import type { FormAction } from './form-state.ts';
import type { FormImage, ImageLimits } from './image-list.ts';

/** Checks each new file at once, one after another, because decoding takes much memory. */
export function useImageChecks(
  images: FormImage[],
  limits: ImageLimits,
  dispatch: (action: FormAction) => void,
): void {
  const seen = useRef(new WeakSet<File>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    for (const image of images) {
      if (image.kind === 'stored' || seen.current.has(image.file)) continue;
      seen.current.add(image.file);
      queue.current = queue.current
        .then(async () => {
          const { prepareImage } = await import('./prepare-image.ts');
          const prepared = await prepareImage(image.file, limits?.maxBytes ?? Number.POSITIVE_INFINITY);
          seen.current.add(prepared.file);
          dispatch({ type: 'check-image', image, ...prepared });
        })
        .catch(() => undefined); // If the check fails, only the server checks.
    }
  }, [images, limits, dispatch]);
}
