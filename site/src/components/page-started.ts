/** The page's script is there and has begun: nothing has to be said in its place (`NotStarted.astro`). */
export function pageStarted(): void {
  document.querySelector('#not-started')?.remove();
}
