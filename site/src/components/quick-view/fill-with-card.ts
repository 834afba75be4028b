/** Fills the element with a larger copy of the link's card, with the product's description and a link to its page. */
export function fillWithCard(place: Element, link: HTMLAnchorElement): void {
  const card = link.closest('.card')?.cloneNode(true) as Element;
  const description = document.createElement('p');
  const details = Object.assign(document.createElement('a'), {
    className: 'button',
    href: link.href,
    textContent: 'View details',
  });
  card.querySelector('.card__look')?.remove();
  card.querySelector('.card__name')?.after(description);
  card.append(details);
  place.replaceChildren(card);
  void describe(link.href).then((text) => {
    description.textContent = text;
  });
}

/** The description in the product's page; empty when it cannot be fetched, since the rest is of use without it. */
async function describe(address: string): Promise<string> {
  try {
    const page = await (await fetch(address)).text();
    const [tag = ''] = /<meta name="description"[^>]*>/.exec(page) ?? [];
    // Only the one tag is parsed: the page's styles would violate this page's security policy.
    return new DOMParser().parseFromString(tag, 'text/html').querySelector('meta')?.content ?? '';
  } catch {
    return '';
  }
}
