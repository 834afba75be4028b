/** How wide the image is: on a phone the dialog is nearly the screen. */
const SIZES = '(width < 48rem) 84vw, 344px';

/** Fills the element with a larger copy of the card, with the product's description and a link to its page. */
export function fillWithCard(place: Element, original: Element): void {
  const card = original.cloneNode(true) as Element;
  const image = card.querySelector('img');
  const address = card.querySelector<HTMLAnchorElement>('.card__name a')?.href ?? '';
  const description = document.createElement('p');
  const details = Object.assign(document.createElement('a'), {
    className: 'button',
    href: address,
    textContent: 'View details',
  });
  // The pointer is over the dialog when it opens: the card's second image would be all that is seen.
  card.querySelector('.card__second')?.remove();
  if (image) Object.assign(image, { sizes: SIZES, loading: 'eager', className: '' });
  card.querySelector('.card__look')?.remove();
  card.querySelector('.card__name')?.after(description);
  card.append(details);
  place.replaceChildren(card);
  void describe(address).then((text) => {
    description.textContent = text;
  });
}

/** The description in the product's page; empty when it cannot be fetched, since the rest is of use without it. */
async function describe(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    // Of a product that has left the shop meanwhile: the page that says so describes itself.
    if (!response.ok) return '';
    const page = await response.text();
    const [tag = ''] = /<meta name="description"[^>]*>/.exec(page) ?? [];
    // Only the one tag is parsed: the page's styles would violate this page's security policy.
    return new DOMParser().parseFromString(tag, 'text/html').querySelector('meta')?.content ?? '';
  } catch {
    return '';
  }
}
