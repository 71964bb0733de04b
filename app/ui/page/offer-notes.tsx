import type { NamedLink } from '#app/shared/text/links-text.ts';
import { Link } from '#app/ui/link.tsx';

/** What has to be known of all prices and stars near it, a line each. */
export function OfferNotes({ notes }: { notes: readonly NamedLink[] | undefined }) {
  return notes?.map(([to, text]) => (
    <p key={to} className="text-small muted">
      {to ? <Link to={to}>{text}</Link> : text}
    </p>
  ));
}
