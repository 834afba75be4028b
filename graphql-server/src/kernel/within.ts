/** @throws Error when the promise takes longer than the limit */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
