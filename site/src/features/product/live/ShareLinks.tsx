import { useEffect, useState } from 'react';
import * as productText from '#messages/product.ts';

interface Props {
  url: string;
  title: string;
}

/** Shares the page through the device's share sheet or WhatsApp, or copies its URL. */
export function ShareLinks({ url, title }: Props) {
  const [canShare, setCanShare] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  /** The page's address, which includes the selected variant. */
  const address = () => url + location.search;
  const share = () => {
    // The promise rejects when the shopper closes the share sheet.
    navigator.share({ title, url: address() }).catch(() => {});
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
    } catch {
      prompt(productText.linkPrompt, address());
    }
  };
  return (
    <p className="share">
      <button type="button" onClick={canShare ? share : copy}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v12M7.500 7.500 12 3l4.500 4.500M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />
        </svg>
        {isCopied ? productText.linkCopied : productText.share}
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={WHATSAPP} />
        </svg>
        {productText.whatsapp}
      </a>
      <span className="visually-hidden" role="status">
        {isCopied && productText.linkCopied}
      </span>
    </p>
  );
}

/** The drawing of `design/icons/whatsapp.svg`, which React cannot import. */
const WHATSAPP =
  'M3 21l1.650-4.800A9 9 0 1 1 8.100 19.600zM9 8.500c0 3.500 3 6.500 6.500 6.500l1-1.800-2.200-1.200-1 1a5.500 5.500 0 0 1-2.500-2.500l1-1-1.200-2.200z';
