import { useState } from 'react';

/** A choice stored on this device. @param read parses the stored value */
export function useStored<Choice>(
  key: string,
  read: (stored: string | null) => Choice,
  write: (choice: Choice) => string = String,
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => read(readStored(key)));
  return [
    choice,
    (next) => {
      setChoice(next);
      try {
        localStorage.setItem(key, write(next));
      } catch {
        // If storage is full or blocked, the choice lasts until the operator leaves the screen.
      }
    },
  ];
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
