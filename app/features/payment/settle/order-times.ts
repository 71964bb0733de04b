/** How long after the charge of a card its order was placed: what the shopper, or the sweep after them, has waited for. */

export type OrderTimes = {
  /** An order was placed just now, whose card was charged then, in unix seconds; null says nothing. */
  placed(chargedSeconds: number | null): void;
  /** `listener` gets the seconds from charge to order, of each order of this process from now on. */
  onPlaced(listener: (seconds: number) => void): void;
};

export function createOrderTimes(nowSeconds = () => Date.now() / 1_000): OrderTimes {
  const listeners: ((seconds: number) => void)[] = [];
  return {
    placed(chargedSeconds) {
      if (chargedSeconds === null) return;
      // The provider's clock may be ahead.
      const seconds = Math.max(0, nowSeconds() - chargedSeconds);
      for (const listener of listeners) listener(seconds);
    },
    onPlaced: (listener) => void listeners.push(listener),
  };
}
