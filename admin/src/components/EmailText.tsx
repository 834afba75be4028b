/** An email address that may wrap before its `@`. */
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
