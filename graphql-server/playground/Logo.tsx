/** The shop's mark and name, leading to the storefront. */
export function Logo() {
  return (
    <a className="brand" href="/" title="To the storefront">
      mela <span>GraphQL</span>
    </a>
  );
}
