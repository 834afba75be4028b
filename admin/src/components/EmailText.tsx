/** An address that is broken before its `@` where room is short. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
