const loading = new Map<string, Promise<void>>();

/** Loads a payment provider's script once. After a failure the next call retries. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    loading.delete(address);
    reject(new Error(`${address} did not load.`));
  });
  loading.set(address, promise);
  document.head.append(script);
  return promise;
}
