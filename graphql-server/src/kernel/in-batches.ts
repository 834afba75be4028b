/** Collects items into lists of at most `size`, so that memory stays bounded. The last list may be shorter; none is empty. */
export async function* inBatches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Requests each item while the caller still processes the previous one. */
export async function* oneAhead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const request = () => {
    const next = iterator.next();
    // The caller gets this error when it requests the item.
    next.catch(() => {});
    return next;
  };
  let next = request();
  try {
    for (let item = await next; !item.done; item = await next) {
      next = request();
      yield item.value;
    }
  } finally {
    await next.catch(() => {});
    await iterator.return?.();
  }
}
