/** Where the page of a mail is. */
export function mailPath({ dedupe }: { dedupe: string }): string {
  return `/mail/${encodeURIComponent(dedupe)}`;
}
