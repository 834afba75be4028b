import { LOCALE } from '@mela/rules/locale.ts';
import { descriptionHtml } from '@mela/rules/markdown.ts';
import { escapeXml } from './xml.ts';

export interface FeedItem {
  path: string;
  title: string;
  /** The description as Markdown. */
  description: string;
  category: string;
  /** The time of creation, as ISO 8601. */
  createdAt: string;
}

/** The newest products as RSS 2.0. */
export function feed(
  origin: string,
  { name, description }: { name: string; description: string },
  items: readonly FeedItem[],
): string {
  const entries = items.map(
    (item) => `<item>
<title>${escapeXml(item.title)}</title>
<link>${escapeXml(origin + item.path)}</link>
<guid>${escapeXml(origin + item.path)}</guid>
<description>${escapeXml(descriptionHtml(item.description))}</description>
${item.category && `<category>${escapeXml(item.category)}</category>\n`}<pubDate>${new Date(item.createdAt).toUTCString()}</pubDate>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(origin)}/</link>
<description>${escapeXml(description)}</description>
<language>${LOCALE}</language>
<atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`;
}
