import type { LoaderFunctionArgs } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { downloadCustomer } from '#operations/customers/customers.server.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="customer.json"',
};

/** All that is stored of an account. Who asks for the headers alone has downloaded nothing: it is not recorded. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  if (request.method === 'HEAD') return new Response(null, { headers });
  const which = { customer: params.uid ?? '' };
  const { document } = await loadOperation(sessionOf(context), downloadCustomer, which);
  return new Response(document, { headers });
}
