import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { toTextStream } from '#app/shared/text-stream.ts';
import { findCustomer, recordDownload } from './customer-desk.server.ts';

/** All that is stored of an account, as it is read. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { uid = '' } = params;
  const desk = deskOf(context);
  const customer = isStorable(uid) ? await findCustomer(desk.queries, uid) : null;
  if (!customer) throw data(null, { status: 404 });
  await recordDownload(desk, uid);
  return new Response(toTextStream(readAccountData(desk.queries, uid)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="customer.json"',
    },
  });
}
