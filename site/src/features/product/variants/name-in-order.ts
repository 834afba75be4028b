interface Chosen {
  /** undefined: there is no such combination. */
  variantId: string | undefined;
  /** Empty: none. */
  sku: string;
}

/** Lets an order by e-mail name what is chosen. Until then it names all there is, for its shopper to strike out. */
export function nameInOrder(form: HTMLFormElement, shown: HTMLElement, { variantId, sku }: Chosen): void {
  const choices = Array.from(form.querySelectorAll('fieldset'), (choice) => {
    const value = choice.querySelector<HTMLInputElement>(':checked')?.value;
    return `${choice.firstElementChild?.textContent}: ${value}`;
  });
  if (choices.length === 0) return;
  for (const link of shown.querySelectorAll<HTMLAnchorElement>('[data-order]')) {
    const [start, body = ''] = link.href.split('&body=');
    const [address = ''] = decodeURIComponent(body).split(/[?\r]/);
    const lines = [address + (variantId ? `?variant=${variantId}` : ''), ...choices];
    if (sku) lines.push(`SKU: ${sku}`);
    link.href = `${start}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  }
}
