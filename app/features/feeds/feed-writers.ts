/** The two files of a feed: XML (RSS 2.0 with Google's namespace) and CSV. */
import { csvRows } from '#app/shared/csv-file.ts';
import { escapeXml } from '#app/shared/http/sitemap-xml.ts';
import { FEED_ATTRIBUTES, type FeedRow, type FeedShipping } from './feed-row.ts';

export const FEED_FORMATS = ['xml', 'csv'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

type FeedWriter = {
  contentType: string;
  /** What stands before the first row; `shop` is its name, `origin` its address. */
  begin(shop: string, origin: string): string;
  rows(rows: readonly FeedRow[]): string;
  end: string;
};

/** What no XML 1.0 may hold, not even escaped: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NO_XML = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

function xmlText(text: string): string {
  return escapeXml(text.replace(NO_XML, ''));
}

function element(name: string, text: string): string {
  return `<g:${name}>${xmlText(text)}</g:${name}>`;
}

function shippingElement({ country, service, price, days }: FeedShipping): string {
  const parts = [
    element('country', country),
    ...(service ? [element('service', service)] : []),
    element('price', price),
    ...(days
      ? [
          ...[element('min_handling_time', '0'), element('max_handling_time', '0')],
          element('min_transit_time', String(days.least)),
          element('max_transit_time', String(days.most)),
        ]
      : []),
  ];
  return `<g:shipping>${parts.join('')}</g:shipping>`;
}

function xmlItem(row: FeedRow): string {
  const elements = FEED_ATTRIBUTES.flatMap((name) => {
    if (name === 'shipping') return row.shipping.map(shippingElement);
    if (name === 'additional_image_link') return row[name].map((link) => element(name, link));
    const value = row[name];
    return value === undefined ? [] : [element(name, value)];
  });
  return `<item>${elements.join('')}</item>\n`;
}

/** Country, region, service and price, then days to hand over and to bring; what divides them stands in no name. */
function shippingCell({ country, service, price, days }: FeedShipping): string {
  const plain = service.replace(/[:,]/g, ' ').replace(/ +/g, ' ').trim();
  const times = days ? ['0', '0', days.least, days.most] : [];
  return [country, '', plain, price, ...times].join(':');
}

/** What stands in a list of addresses is told from its commas. */
function listedLink(link: string): string {
  return link.replaceAll(',', '%2C');
}

function csvCells(row: FeedRow): string[] {
  return FEED_ATTRIBUTES.map((name) => {
    if (name === 'shipping') return row.shipping.map(shippingCell).join(',');
    if (name === 'additional_image_link') return row[name].map(listedLink).join(',');
    return row[name] ?? '';
  });
}

export const feedWriters: Record<FeedFormat, FeedWriter> = {
  xml: {
    contentType: 'application/xml',
    begin: (shop, origin) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xmlText(shop)}</title><link>${escapeXml(`${origin}/`)}</link><description>${xmlText(shop)}</description>\n`,
    rows: (rows) => rows.map(xmlItem).join(''),
    end: '</channel></rss>\n',
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    // No byte order mark: programs read it, and some take one for a part of the first name.
    begin: () => csvRows([FEED_ATTRIBUTES]),
    rows: (rows) => (rows.length > 0 ? csvRows(rows.map(csvCells)) : ''),
    end: '',
  },
};
