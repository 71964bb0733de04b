/** The place in the catalogue after which a page begins: the last card's position and listing. */

import { isStorable } from '#app/shared/storable-text.ts';

export type ProductCursor = { position: number; listing: string };

export function formatProductCursor({ position, listing }: ProductCursor): string {
  return `${position}.${listing}`;
}

/** Null for a malformed cursor. */
export function parseProductCursor(text: string): ProductCursor | null {
  const match = /^(\d{1,9})\.(.{1,200})$/u.exec(text);
  const [, position, listing] = match ?? [];
  if (position === undefined || listing === undefined || !isStorable(listing)) return null;
  return { position: Number(position), listing };
}
