/** An SVG of squares, which pages may not show as an image of its own address: it is put among their elements. */
export function showQrCode(page: HTMLElement, svg: string | null): void {
  const figure = page.querySelector<HTMLElement>('[data-qr]');
  const place = figure?.querySelector('[data-qr-code]');
  if (!figure || !place) return;
  const code = svg && new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const isCode = code && code.nodeName === 'svg' && !code.querySelector(':not(svg, g, path, rect)');
  figure.hidden = !isCode;
  place.replaceChildren();
  if (!isCode) return;
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', 'QR code of the payment');
  place.append(document.importNode(code, true));
}
