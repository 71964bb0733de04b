import { Form } from 'react-router';
import { messages } from '#app/features/stock/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { VisitorPart, type VisitorTexts } from '#app/ui/page/visitor-part.tsx';
import { useStockLevels } from './stock-client.ts';
import type { StockLevel } from './stock-level.ts';

type BackInStockProps = {
  product: { variant: string; stockLevel?: StockLevel };
  visitor: VisitorTexts;
  /** Whether it was asked for just now. */
  isAsked: boolean;
};

/** Of what is sold out: the one mail when it is back, which is sent to accounts. */
export function BackInStock({ product, visitor, isAsked }: BackInStockProps) {
  const [level] = useStockLevels([product]);
  if (level?.kind !== 'out') return null;
  return (
    <VisitorPart visitor={visitor}>
      {({ signedIn, name }) => {
        if (!signedIn) return <Link to="/login">{messages.signInToBeTold}</Link>;
        if (isAsked) return <p role="status">{messages.willWrite(name)}</p>;
        return (
          <Form method="post">
            <Button kind="secondary">{messages.tellMe}</Button>
          </Form>
        );
      }}
    </VisitorPart>
  );
}
