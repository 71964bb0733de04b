/** A draft order in lines, for people at a shell. */
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import type { DraftOutput, ListedDraft } from './draft-output.server.ts';

/** `Jx2mB7qLr0vYt5wZ  2026-11-28 01:02  sent  ann@example.com  rang at noon` */
export function draftLine({ draft, state, email, note, madeSeconds }: ListedDraft, zone: string) {
  return [draft, toZonedIso(madeSeconds, zone), state, email ?? 'no e-mail', note]
    .filter((part) => part !== '')
    .join('  ');
}

export function draftLines(draft: DraftOutput, zone: string): string[] {
  const { items, address, deliveryCents, code, codeProblem, problem, link, order, exchangeFor } =
    draft;
  const until = draft.linkUntilSeconds;
  return [
    draftLine(draft, zone),
    ...(exchangeFor === null ? [] : [`in exchange for ${exchangeFor}`]),
    ...items.map(
      ({ units, title, variant, priceCents, isSold }) =>
        `${units} x ${title} (${variant}), ${formatCents(priceCents)} each${isSold ? '' : ', not sold any more'}`,
    ),
    ...(address ? [`to ${addressLines(address).join(', ')}`] : []),
    ...(deliveryCents === null ? [] : [`delivery ${formatCents(deliveryCents)}`]),
    ...(code === null ? [] : [`code ${code}: ${codeProblem ?? formatCents(-draft.discountCents)}`]),
    ...(items.length > 0 ? [`total ${formatCents(draft.totalCents)}`] : []),
    ...(problem === null ? [] : [problem]),
    ...(link !== null && until !== null ? [`${link} until ${toZonedIso(until, zone)}`] : []),
    ...(order === null ? [] : [`order ${order}`]),
  ];
}
