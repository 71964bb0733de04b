/** Listeners of one element: on, once and off as Stripe's elements have them. */
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';

type CardEvents = {
  change: StripeCardElementChangeEvent;
  ready: { elementType: 'card' };
  focus: { elementType: 'card' };
  blur: { elementType: 'card' };
  escape: { elementType: 'card' };
};

type Handler = (event: CardEvents[keyof CardEvents]) => unknown;

export type ElementEvents = {
  on(type: string, handler: Handler): void;
  once(type: string, handler: Handler): void;
  /** Without a handler: all of them. */
  off(type: string, handler?: Handler): void;
  emit<Type extends keyof CardEvents>(type: Type, event: CardEvents[Type]): void;
};

/** A set of listeners; types that this element never sends may be listened to in vain. */
export function createElementEvents(): ElementEvents {
  const listeners = new Map<string, Map<Handler, { isOnce: boolean }>>();

  function add(type: string, handler: Handler, isOnce: boolean): void {
    const handlers = listeners.get(type) ?? new Map<Handler, { isOnce: boolean }>();
    listeners.set(type, handlers.set(handler, { isOnce }));
  }

  return {
    on: (type, handler) => add(type, handler, false),
    once: (type, handler) => add(type, handler, true),
    off(type, handler) {
      if (handler) listeners.get(type)?.delete(handler);
      else listeners.delete(type);
    },
    emit(type, event) {
      const handlers = listeners.get(type);
      for (const [handler, { isOnce }] of [...(handlers ?? [])]) {
        if (isOnce) handlers?.delete(handler);
        handler(event);
      }
    },
  };
}
