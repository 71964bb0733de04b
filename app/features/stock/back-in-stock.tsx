import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { useStockLevels } from './stock-client.ts';
import type { StockLevel } from './stock-level.ts';

type BackInStockProps = {
  product: { variant: string; stockLevel?: StockLevel };
  /** The account's, to which the mail is sent; null for a guest. */
  email: string | null;
  /** Whether it was asked for just now. */
  isAsked: boolean;
};

/** Of what is sold out: the one mail when it is back. */
export function BackInStock({ product, email, isAsked }: BackInStockProps) {
  const [level] = useStockLevels([product]);
  if (level?.kind !== 'out') return null;
  if (email === null) return <Link to="/login">Sign in to be told when it is back</Link>;
  if (isAsked) return <p role="status">We will write to {email} when it is back.</p>;
  return (
    <Form method="post">
      <Button kind="secondary">Tell me when it is back</Button>
    </Form>
  );
}
