/**
 * Brings an image into view: a phone scrolls to it, a wide screen shows it first. Works before the gallery is hydrated.
 * @param behavior `auto` follows the CSS, which respects reduced motion
 */
export function showView(index: number, behavior: ScrollBehavior): void {
  const view = document.getElementById(`view-${index + 1}`);
  const stage = view?.closest('.gallery__stage');
  if (!view || !stage) return;
  for (const other of stage.children) other.toggleAttribute('data-shown', other === view);
  stage.scrollTo({ left: view.offsetLeft - (stage as HTMLElement).offsetLeft, behavior });
}
