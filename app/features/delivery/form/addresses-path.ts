/** The page of an account's addresses. */

/** The query that names the address to change, by its id. */
export const EDIT_QUERY = 'edit';

const FROM_QUERY = 'from';
const PAYMENT = 'payment';

type AddressesPath = {
  edit?: string;
  /** Whether who saves or chooses one there goes back to the payment. */
  fromPayment: boolean;
};

export function addressesPath({ edit, fromPayment }: AddressesPath): string {
  const query = new URLSearchParams();
  if (edit !== undefined) query.set(EDIT_QUERY, edit);
  if (fromPayment) query.set(FROM_QUERY, PAYMENT);
  return query.size > 0 ? `/account/addresses?${query}` : '/account/addresses';
}

export function isFromPayment(query: URLSearchParams): boolean {
  return query.get(FROM_QUERY) === PAYMENT;
}
