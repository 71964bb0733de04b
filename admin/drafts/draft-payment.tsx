import { FoldedForm } from '#admin/orders/folded-form.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { LINK_DAYS } from '#app/features/drafts/draft-state.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { Field } from '#app/ui/forms/field.tsx';
import type { DraftOutput } from '#operations/drafts/draft-output.server.ts';
import { messages } from './messages/messages.ts';

/** What it comes to, the link that pays for it, and its end. */
export function DraftPayment({ draft }: { draft: DraftOutput }) {
  const { totalCents, deliveryCents, problem, link, linkUntilSeconds, isOpened } = draft;
  const fields = { draft: draft.draft };
  const amount = formatCents(totalCents);
  return (
    <Section title={messages.payment}>
      {deliveryCents !== null && <p>{messages.deliveryCosts(formatCents(deliveryCents))}</p>}
      <p className="text-large bold tabular">
        {problem === null ? messages.total(amount) : messages.totalOfItems(amount)}
      </p>
      {problem !== null && <p>{problem}</p>}
      {link !== null && (
        <div className="grid gap-1">
          <Field
            label={messages.link}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {linkUntilSeconds !== null && (
            <p className="text-small muted">
              {messages.goodUntil} <ShortTime seconds={linkUntilSeconds} />
            </p>
          )}
        </div>
      )}
      {isOpened && <p>{messages.isOpened}</p>}
      <p className="text-small muted">{messages.holdsNothing}</p>
      <OperationForm
        key={linkUntilSeconds}
        operation="drafts.send"
        kind="primary"
        fields={fields}
        values={{ days: LINK_DAYS }}
        {...((link !== null || isOpened) && { button: messages.again })}
      />
      {problem === null && totalCents > 0 && (
        <FoldedForm
          operation="drafts.mark-paid"
          fields={{ ...fields, total: formatTypedCents(totalCents) }}
        />
      )}
      <OperationForm operation="drafts.end" kind="quiet" fields={fields} />
    </Section>
  );
}
