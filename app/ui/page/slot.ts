/** The places of pages at which plugins may show something (docs/extending.md). */

/** What each place is told. Fields are added, none is changed or taken away. */
export type SlotData = {
  /** Below the description of a product: what shoppers see of it. */
  product: {
    product: {
      id: string;
      variant: string;
      title: string;
      priceCents: number;
      /** The own fields that are shown there. */
      details: readonly (readonly [name: string, value: string])[];
    };
  };
  /** Below the basket. */
  basket: { items: readonly { variant: string; title: string; priceCents: number }[] };
  /** At the end of the page of an order. */
  order: { order: { number: string; state: string; amountCents: number } };
  /** Above the footer of every page. */
  footer: Record<string, never>;
};

export type SlotPlace = keyof SlotData;

export const SLOT_PLACES = ['product', 'basket', 'order', 'footer'] as const satisfies SlotPlace[];

/**
 * What plugins show there. The build (vite/plugin-slots.ts) puts their components in its place, and takes it away where
 * there are none: it is written as `<Slot place="…" data={…} />`, on its own among the children of an element. With a
 * `className` behind that they stand in an element of their own.
 */
export function Slot<Place extends SlotPlace>(_props: {
  place: Place;
  data: SlotData[Place];
  className?: string | undefined;
}): null {
  return null;
}
