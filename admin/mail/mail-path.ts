/** Where the page of a mail is, or what is below it. The shopper finds it by its key among very many. */
export function mailPath(
  { dedupe, shopper }: { dedupe: string; shopper: string },
  below: '' | '/preview' = '',
): string {
  return `/mail/${encodeURIComponent(dedupe)}${below}?${new URLSearchParams({ of: shopper })}`;
}
