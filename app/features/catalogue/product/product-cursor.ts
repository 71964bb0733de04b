/** The place in the catalogue after which a page begins: the last card's position and variant. */

import { isStorable } from '#app/shared/text/storable-text.ts';

export type ProductCursor = { position: number; variant: string };

export function formatProductCursor({ position, variant }: ProductCursor): string {
  return `${position}.${variant}`;
}

/** Null for a malformed cursor. */
export function parseProductCursor(text: string): ProductCursor | null {
  const match = /^(\d{1,9})\.(.{1,200})$/u.exec(text);
  const [, position, variant] = match ?? [];
  if (position === undefined || variant === undefined || !isStorable(variant)) return null;
  return { position: Number(position), variant };
}
