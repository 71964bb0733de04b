/**
 * The promise to plugins: what a shop's `basket.config.ts` may hold. Fields are added, none is changed or taken away.
 * docs/extending.md says how each is called, and what happens when it fails.
 */
import type { ComponentType } from 'react';
import type { OwnField } from '#app/features/catalogue/product/details/own-field.ts';
import type { DeliveryPrice } from '#app/features/delivery/delivery-option.ts';
import type { EventMessage } from '#app/features/events/event-bodies.ts';
import type { EventKind } from '#app/features/events/event-kinds.ts';
import type { SlotData, SlotPlace } from '#app/ui/page/slot.ts';

/** An event as a webhook receives it; `id` is the same whenever it comes again. */
export type PluginEvent = EventMessage & { id: string };

export type Plugin = {
  /** Of small letters, digits and hyphens; names it in the log and in the admin, and the events that wait for it. */
  name: string;
  /** Fields that products of the shop have from the start on. */
  productFields?: readonly OwnField[];
  /**
   * Says how an order can be delivered and what that costs; of one plugin at most, where DELIVERY=address is set. It is asked
   * when the payment page needs it, outside of any transaction, and has two seconds, then `signal` is aborted. What it answers
   * holds for half an hour for the same address and items.
   */
  deliveryPrice?: DeliveryPrice;
  /**
   * Files with a React component each, by the place of the pages where it is shown: `new URL('./view.tsx',
   * import.meta.url)`. The build takes nothing else of a plugin to the browser. What fails shows nothing.
   */
  slots?: Partial<Record<SlotPlace, URL>>;
  /**
   * Called after the commit of what has happened, at least once, in order for each order. What it throws is logged, and it
   * is called again as a webhook is sent again. It has ten seconds, then `signal` is aborted and counts as failed.
   */
  onEvent?: {
    kinds: readonly EventKind[];
    run(event: PluginEvent, options: { signal: AbortSignal }): void | Promise<void>;
  };
};

/** What a place of a page is shown by: the default export of a file of `slots`. It is given the data as its properties. */
export type SlotView<Place extends SlotPlace> = ComponentType<SlotData[Place]>;

export type ShopConfig = { plugins: readonly Plugin[] };

/** Gives `basket.config.ts` its types. */
export function defineShop(config: ShopConfig): ShopConfig {
  return config;
}
