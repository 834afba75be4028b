/** While it is not known yet whether the shop is live. */
export function OrdersLoading() {
  return (
    <section className="panel" aria-busy="true">
      <span className="visually-hidden">Loading the orders</span>
      <span className="skeleton skeleton--line" />
    </section>
  );
}
