import { CreditForm } from '#app/features/credits/credit-form.tsx';
import { messages as credits } from '#app/features/credits/messages/messages.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import { CODE_FIELD, CodeForm } from '#app/features/discounts/discount-code-form.tsx';
import { messages as discounts } from '#app/features/discounts/messages/messages.ts';
import type { PageTerms } from '#app/features/payment/start/page-checkout.ts';
import { EnterForm } from '#app/ui/forms/enter-form.tsx';

type CodeFormsProps = {
  page: NonNullable<PageTerms>;
  terms: Terms | null;
  /** Whether the code of a gift card was typed that there is not. */
  noCard: boolean;
};

/** One field for discount codes and gift cards, with what is used; a field for gift cards alone once a discount code is. */
export function CodeForms({ page: { mode, choices }, terms, noCard }: CodeFormsProps) {
  const hasCodes = mode.codes && choices.hasCodes;
  const problem = noCard ? credits.noSuchCard : null;
  const isShared = hasCodes && choices.code === null;
  const both = {
    ...{ enter: credits.enterBoth, label: credits.codeOrCard, problem },
    taken: choices.credit?.id,
  };
  return (
    <>
      {hasCodes && <CodeForm {...choices} cards={mode.credits && isShared ? both : null} />}
      {mode.credits && !isShared && !choices.credit && (
        <EnterForm
          action="/Payment"
          name={CODE_FIELD}
          typed={null}
          used={null}
          problem={problem}
          words={{
            enter: credits.enterCard,
            label: credits.cardCode,
            use: discounts.use,
            remove: credits.remove,
          }}
        />
      )}
      {mode.credits && (
        <CreditForm {...choices} paid={terms?.credit ?? null} isTotalKnown={terms !== null} />
      )}
    </>
  );
}
