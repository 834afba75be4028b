/** Makes an operation without variables by GET, as it changes nothing, and asks nobody to sign in. Without an answer it is empty. */
export async function getOperation(query: string) {
  const response = await fetch(`/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'application/json' },
  }).catch(() => null);
  const { data } = (await response?.json().catch(() => null)) ?? {};
  return { status: response?.status, data };
}
