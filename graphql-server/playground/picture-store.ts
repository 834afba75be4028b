/** A picture chosen in the Files panel. `url` shows it on this page. */
export type Picture = { file: File; url: string };

/** Keeps the chosen pictures, in the order they were chosen, for as long as the page is open. */
export function createPictureStore() {
  let pictures: readonly Picture[] = [];
  const listeners = new Set<() => void>();

  function replace(next: readonly Picture[]) {
    pictures = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => pictures,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: Iterable<File>) {
      const added = Array.from(files, (file) => ({ file, url: URL.createObjectURL(file) }));
      replace([...pictures, ...added]);
    },
    remove(picture: Picture) {
      URL.revokeObjectURL(picture.url);
      replace(pictures.filter((other) => other !== picture));
    },
  };
}

/** The pictures of this page. */
export const pictureStore = createPictureStore();
