import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the screen, and keeps those dropped beside the form from replacing the page. */
export function useArrivingFiles(take: (files: File[]) => void): void {
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
      { signal },
    );
    const stay = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    addEventListener('dragover', stay, { signal });
    addEventListener('drop', stay, { signal });
    return () => listening.abort();
  }, []);
}
