const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** For the `accept` of a file input. */
export const ACCEPT = ACCEPTED_TYPES.join();

/** An image chosen in the Files panel. `url` shows it on this page. */
export type ChosenImage = { file: File; url: string };

type State = { images: readonly ChosenImage[]; notice: string };

/** Keeps the chosen images in order while the page is open. */
export function createChosenImages() {
  let state: State = { images: [], notice: '' };
  const listeners = new Set<() => void>();

  function replace(next: State) {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: Iterable<File>) {
      const { accepted = [], refused = [] } = Object.groupBy(files, ({ type }) =>
        ACCEPTED_TYPES.includes(type) ? 'accepted' : 'refused',
      );
      const names = refused.map(({ name }) => `“${name}”`).join(', ');
      replace({
        images: [...state.images, ...accepted.map((file) => ({ file, url: URL.createObjectURL(file) }))],
        notice: names && `Left out, for it is no JPEG, PNG, WebP, AVIF or GIF: ${names}.`,
      });
    },
    remove(image: ChosenImage) {
      URL.revokeObjectURL(image.url);
      replace({ images: state.images.filter((other) => other !== image), notice: '' });
    },
  };
}

/** The images of this page. */
export const chosenImages = createChosenImages();
