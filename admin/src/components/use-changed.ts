import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the value changes between renders. */
export function useChanged(value: unknown, onChange: () => void): void {
  const before = useRef(value);
  const call = useEffectEvent(onChange);
  useEffect(() => {
    if (value === before.current) return;
    before.current = value;
    call();
  }, [value]);
}
