/** The order of the products of a collection, by their ids. */

/** Behind the others, in this order; what is in it stays where it is. */
export function addedTo(order: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...order, ...ids])];
}

export function removedFrom(order: readonly string[], ids: readonly string[]): string[] {
  const gone = new Set(ids);
  return order.filter((id) => !gone.has(id));
}

/** `place` counts from 1; one that is too high is the last. A product that is not in it changes nothing. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  if (!order.includes(id)) return [...order];
  return order.filter((one) => one !== id).toSpliced(place - 1, 0, id);
}
