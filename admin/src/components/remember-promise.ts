/**
 * Loads once, and answers the same promise each time, as React's `use` wants it. One that fails is forgotten: whoever comes next
 * tries again.
 */
export function rememberPromise<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  };
}
