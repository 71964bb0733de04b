import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { answerOrLeave } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { formatTypedCents } from '#app/shared/money/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import { describeMethod, typedDays, typedPrices } from '#operations/settings/describe-delivery.ts';
import { findZone } from './shown-zones.server.ts';

export const meta = ({ params }: { params: { method?: string } }) => [
  { title: `${params.method} · Admin` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { zone } = await findZone(args);
  const method = zone.methods.find(({ name }) => name === args.params.method);
  if (!method) throw data(null, { status: 404 });
  return { zone: { name: zone.name, version: zone.version }, method };
}

export const action = (args: ActionFunctionArgs) =>
  answerOrLeave(args, {
    after: ['delivery.remove-method'],
    to: `/settings/zone/${encodeURIComponent(args.params.zone ?? '')}`,
  });

export default function MethodPage() {
  const { zone, method } = useLoaderData<typeof loader>();
  const fields = { zone: zone.name, method: method.name, seenVersion: zone.version };
  const { prices, freeFromCents, fromCents, days, note, isCollected } = method;
  return (
    <AdminPage
      title={method.name}
      above={
        <Link to=".." relative="path">
          {zone.name}
        </Link>
      }
      below={describeMethod(method)}
    >
      <Panel className="stack">
        <OperationForm
          operation="delivery.set-method"
          kind="primary"
          fields={fields}
          values={{
            price: typedPrices(prices),
            freeFrom: freeFromCents === null ? '' : formatTypedCents(freeFromCents),
            from: fromCents === 0 ? '' : formatTypedCents(fromCents),
            days: typedDays(days),
            note,
            collected: isCollected ? 'yes' : '',
          }}
        />
        <OperationForm operation="delivery.remove-method" kind="quiet" fields={fields} />
      </Panel>
    </AdminPage>
  );
}
