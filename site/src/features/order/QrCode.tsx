import { useEffect, useMemo, useRef } from 'react';
import * as orderText from '#messages/order.ts';

/** The SVG of a QR code, inserted inline because the content security policy allows no data URLs. */
export function QrCode({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  const code = useMemo(() => parseCode(svg), [svg]);
  useEffect(() => {
    if (code) place.current?.replaceChildren(code);
  }, [code]);
  if (!code) return null;
  return (
    <figure className="order__qr">
      <div ref={place} />
      <figcaption>{orderText.scanQr}</figcaption>
    </figure>
  );
}

/** @returns null if the SVG is not a QR code, such as one with a script */
function parseCode(svg: string): Element | null {
  const code = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (code.nodeName !== 'svg' || code.querySelector(':not(svg, g, path, rect)')) return null;
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', orderText.qrCode);
  return document.importNode(code, true);
}
