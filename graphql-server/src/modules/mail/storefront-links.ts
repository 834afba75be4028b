/**
 * The pages that emails to shoppers link to, with the required and the optional placeholders of their
 * addresses.
 */
export const LINK_PLACEHOLDERS = {
  homeUrl: { required: [], optional: [] },
  orderUrl: { required: ['token'], optional: [] },
  productUrl: { required: ['handle'], optional: ['variant'] },
  emailsUrl: { required: ['action', 'token'], optional: [] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;

export type LinkName = keyof typeof LINK_PLACEHOLDERS;

/**
 * The addresses of the pages in a separate storefront that the shop has built itself. null: Mela's own page.
 */
export type StorefrontLinks = Record<LinkName, string | null>;

interface Shop {
  /** The shop's public address, without a trailing slash. */
  url: string;
  links?: StorefrontLinks;
}

const PRODUCT_PATH = /^\/product\/([^?]+)(?:\?variant=(.+))?$/;

export function homeAddress({ url, links }: Shop): string {
  return links?.homeUrl ?? `${url}/`;
}

/** The page of an order or a draft order. */
export function orderAddress({ url, links }: Shop, token: string): string {
  return links?.orderUrl ? filled(links.orderUrl, { token }) : `${url}/order/${encodeURIComponent(token)}`;
}

/** @param path the path of Mela's own page, such as `/product/red-shoe?variant=6b0143f1` */
export function productAddress({ url, links }: Shop, path: string): string {
  const [, handle, variant = ''] = PRODUCT_PATH.exec(path) ?? [];
  return links?.productUrl && handle ? filled(links.productUrl, { handle, variant }) : url + path;
}

/**
 * The page that confirms a newsletter, unsubscribes from it, or ends alerts.
 * @param token for the mutation `confirmNewsletter`, `leaveNewsletter` or `leaveStockAlerts`
 */
export function emailsAddress(
  { url, links }: Shop,
  action: 'confirm' | 'newsletter' | 'alerts',
  token: string,
): string {
  return links?.emailsUrl
    ? filled(links.emailsUrl, { action, token })
    : `${url}/emails#${action}=${encodeURIComponent(token)}`;
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
