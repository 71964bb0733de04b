import { useLocation } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { messages } from './messages/messages.ts';

/** Leads to the form of where the order goes instead. */
export function ChangeAddressLink({ id }: { id: string }) {
  // Of a guest's link.
  const { search } = useLocation();
  return (
    <p className="screen-only text-small">
      <Link to={`/orders/${id}/address${search}`} className="reach">
        {messages.changeAddress}
      </Link>
    </p>
  );
}
