import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { answerOrLeave } from '#admin/operations/operation-action.server.ts';
import { ListSection } from '#admin/settings/list-section.tsx';
import { messages } from '#admin/settings/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import type { Column } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { DeliveryMethod } from '#app/features/delivery/delivery-zone.ts';
import { describeMethod } from '#operations/settings/describe-delivery.ts';
import { findZone } from './shown-zones.server.ts';

export const meta = ({ params }: { params: { zone?: string } }) => [
  { title: `${params.zone} · Admin` },
];

export const loader = (args: LoaderFunctionArgs) => findZone(args);

export const action = (args: ActionFunctionArgs) =>
  answerOrLeave(args, { after: ['delivery.rename-zone', 'delivery.remove-zone'], to: '/settings' });

export default function ZonePage() {
  const { zone, isCharged } = useLoaderData<typeof loader>();
  const fields = { zone: zone.name, seenVersion: zone.version };
  const columns: readonly Column<DeliveryMethod>[] = [
    {
      name: messages.method,
      cell: ({ name }) => (
        <Link to={encodeURIComponent(name)} relative="path">
          {name}
        </Link>
      ),
    },
    { name: messages.costs, cell: describeMethod },
  ];
  return (
    <AdminPage title={zone.name} above={<Link to="/settings">{messages.settings}</Link>}>
      <ListSection
        title={messages.methods}
        about={isCharged ? messages.aboutMethods : messages.deliveryToExample}
        caption={messages.methods}
        columns={columns}
        rows={zone.methods}
        keyOf={({ name }) => name}
        empty={messages.notDeliveredThere}
        add={{
          ...{ operation: 'delivery.set-method', fields },
          ...{ summary: messages.addMethod, button: messages.addTheMethod },
        }}
      />
      <Section title={messages.countries}>
        <OperationForm
          operation="delivery.set-zone"
          fields={fields}
          values={{ countries: zone.countries }}
        />
        <OperationForm
          operation="delivery.rename-zone"
          kind="secondary"
          fields={fields}
          values={{ newName: zone.name }}
        />
        <OperationForm operation="delivery.remove-zone" kind="quiet" fields={fields} />
      </Section>
      <OtherForms about={{ zone: zone.name }} />
    </AdminPage>
  );
}
