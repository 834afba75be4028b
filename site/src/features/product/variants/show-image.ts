const shownPlaces = new WeakMap<Element, number>();

/** Brings an image of the gallery into sight. What is in sight already stays, whatever else was looked at. */
export function showImage(shown: HTMLElement, place: number, behavior: ScrollBehavior): void {
  const stage = shown.querySelector<HTMLElement>('.gallery__stage');
  if (!stage || (shownPlaces.get(stage) ?? 0) === place) return;
  shownPlaces.set(stage, place);
  const view = stage.querySelectorAll<HTMLElement>('[data-zoom]')[place];
  if (!view) return;
  stage.scrollTo({ left: view.offsetLeft - stage.offsetLeft, behavior });
  const thumbnails = [...shown.querySelectorAll('.gallery__thumbnails a')];
  for (const [index, link] of thumbnails.entries()) link.ariaCurrent = String(index === place);
  shown.dataset['image'] = thumbnails[place]?.querySelector('img')?.getAttribute('src') ?? '';
}
