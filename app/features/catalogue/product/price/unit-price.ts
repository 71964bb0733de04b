/**
 * The price of a unit of measurement beside the price of a product (directive 98/6/EC, articles 2(b) and 3): always of one
 * kilogram, litre, metre or square metre, as Germany asks of every size since 28 May 2022 (PAngV, § 5(1)).
 */
import { formatCents, shopCurrency } from '#app/shared/money/money.ts';

/** Units in thousandths of what the price is said of. */
const UNITS: Readonly<Record<string, { per: string; inMilli: number }>> = {
  g: { per: 'kg', inMilli: 1 },
  kg: { per: 'kg', inMilli: 1_000 },
  ml: { per: 'l', inMilli: 1 },
  cl: { per: 'l', inMilli: 10 },
  l: { per: 'l', inMilli: 1_000 },
  mm: { per: 'm', inMilli: 1 },
  cm: { per: 'm', inMilli: 10 },
  m: { per: 'm', inMilli: 1_000 },
  'm²': { per: 'm²', inMilli: 1_000 },
};

const CONTENT = /^(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,6})(?:[.,](\d{1,3}))?\s*([a-z²]{1,2})$/;

/** How much a variant holds, in millionths of `per`; exact. */
export type UnitContent = { text: string; micro: number; per: string };

/** `500 ml`, `0,75 l`, `6 x 330 ml`: with one spelling each; null for any other text. */
export function parseUnitContent(typed: string): UnitContent | null {
  const spelled = typed
    .trim()
    .toLowerCase()
    .replace(/^(.*)m2$/, '$1m²');
  const [, packs = '', whole = '', decimals = '', name = ''] = CONTENT.exec(spelled) ?? [];
  const unit = UNITS[name];
  if (!unit) return null;
  const thousandths = Number(whole) * 1_000 + Number(decimals.padEnd(3, '0'));
  const micro = Number(packs || 1) * thousandths * unit.inMilli;
  if (micro === 0) return null;
  const amount = decimals === '' ? Number(whole) : `${Number(whole)}.${decimals}`;
  return { text: `${packs && `${Number(packs)} x `}${amount} ${name}`, micro, per: unit.per };
}

/**
 * The price of one `per` in cents, rounded to the nearest that people can read, half of one upwards; null where nothing
 * is known, where it costs nothing, and where it is the price itself, which need not be said twice (article 3(1)).
 */
export function unitPriceOf({
  priceCents,
  unitContent = '',
}: {
  priceCents: number;
  unitContent?: string;
}): { cents: number; per: string } | null {
  const content = unitContent === '' ? null : parseUnitContent(unitContent);
  if (content === null || priceCents === 0 || content.micro === 1_000_000) return null;
  const { grain } = shopCurrency();
  // Their product can have more digits than a number is exact for.
  const part = BigInt(content.micro) * BigInt(grain);
  const cents = Number((BigInt(priceCents) * 2_000_000n + part) / (part * 2n)) * grain;
  return { cents, per: content.per };
}

/** `€25.98 / kg`, which no line breaks; null where there is none. */
export function unitPriceText(product: {
  priceCents: number;
  unitContent?: string;
}): string | null {
  const price = unitPriceOf(product);
  return price && `${formatCents(price.cents)}\u00a0/\u00a0${price.per}`;
}
