const shownPlaces = new WeakMap<Element, number>();

/** Brings an image of the gallery into sight. What is in sight already stays, whatever else was looked at. */
export function showImage(shown: Element, place: number, behavior: ScrollBehavior): void {
  const stage = shown.querySelector<HTMLElement>('.gallery__stage');
  if (!stage || (shownPlaces.get(stage) ?? 0) === place) return;
  shownPlaces.set(stage, place);
  const view = stage.querySelectorAll<HTMLElement>('[data-zoom]')[place];
  if (!view) return;
  stage.scrollTo({ left: view.offsetLeft - stage.offsetLeft, behavior });
  const link = shown.querySelectorAll('.gallery__thumbnails a')[place];
  for (const other of shown.querySelectorAll('.gallery__thumbnails a'))
    other.ariaCurrent = String(other === link);
}
