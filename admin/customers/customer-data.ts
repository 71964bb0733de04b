import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { downloadCustomer } from '#operations/customers/customers.server.ts';

/** All that is stored of an account. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const which = { customer: params.uid ?? '' };
  const { document } = await loadOperation(deskOf(context), downloadCustomer, which);
  return new Response(document, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="customer.json"',
    },
  });
}
