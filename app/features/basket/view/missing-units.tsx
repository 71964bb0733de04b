import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import {
  linesTooMany,
  type MissingUnits,
  missingUnitsText,
} from '#app/features/basket/core/missing-units.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketForm } from './basket-form.tsx';

type MissingUnitsNoticeProps = {
  items: readonly BasketItem[];
  /** Of these; nothing is shown for none. */
  missing: readonly MissingUnits[];
};

/** What of a basket there is not enough of, and one button that removes it. */
export function MissingUnitsNotice({ items, missing }: MissingUnitsNoticeProps) {
  if (missing.length === 0) return null;
  const lines = linesTooMany(missing);
  const hasRest = lines.length < itemsForSale(items).length;
  return (
    <Notice kind="warning" role="status">
      {missing.map((one) => (
        <p key={one.title}>{missingUnitsText(one)}</p>
      ))}
      {lines.every((line) => line >= 0) && (
        <BasketForm action={{ type: 'REMOVE_LINES', lines }}>
          <Button kind="secondary">
            {hasRest ? messages.payForRest(lines.length) : messages.removeAll(lines.length)}
          </Button>
        </BasketForm>
      )}
    </Notice>
  );
}
