/** A function that runs once its calls have paused for so many milliseconds. */
export function debounce(run: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  };
}
