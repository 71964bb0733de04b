import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { messages } from '#app/features/stock/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { VisitorPart, type VisitorTexts } from '#app/ui/page/visitor-part.tsx';
import { useStockLevels } from './stock-client.ts';
import type { StockLevel } from './stock-level.ts';

/** The field's name. */
export const WATCH_EMAIL_FIELD = 'email';

/** What a guest has typed, and what is in the way. */
export type RefusedWatch = { email: string; problem: string };

type BackInStockProps = {
  product: { variant: string; stockLevel?: StockLevel };
  visitor: VisitorTexts;
  /** Whether it was asked for just now. */
  isAsked: boolean;
  refused: RefusedWatch | null;
  /** How it is bought: nothing of that stands where there is nothing left. */
  children: ReactNode;
};

/** How a product is bought; of what is sold out the one mail when it is back, which a guest has to confirm first. */
export function BackInStock({ product, visitor, isAsked, refused, children }: BackInStockProps) {
  const [level] = useStockLevels([product]);
  if (level?.kind === 'off') return null;
  if (level?.kind !== 'out') return children;
  return (
    <VisitorPart visitor={visitor}>
      {({ signedIn, name }) => {
        if (isAsked) {
          return (
            <p role="status">{signedIn ? messages.willWrite(name) : messages.lookIntoInbox}</p>
          );
        }
        return (
          <Form method="post" preventScrollReset className="grid gap-2">
            {!signedIn && (
              <EmailField
                id="stock-watch-email"
                label={messages.yourEmail}
                name={WATCH_EMAIL_FIELD}
                autoComplete="email"
                defaultValue={refused?.email}
                error={refused?.problem}
                required
              />
            )}
            <Button kind="primary">{messages.tellMe}</Button>
          </Form>
        );
      }}
    </VisitorPart>
  );
}
