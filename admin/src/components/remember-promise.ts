/**
 * Loads once, and answers the same promise each time. One that fails is forgotten, so that it is loaded again when it is needed
 * next. A component that gives it to React's `use` keeps the one it got: each try of rendering would be given another.
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
