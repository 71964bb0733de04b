import type { Column } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import type { OwnField } from '#app/features/catalogue/product/details/own-field.ts';
import { messages as operations } from '#operations/settings/messages/messages.ts';
import { ListSection } from './list-section.tsx';
import { messages } from './messages/messages.ts';

const keyOf = ({ name }: OwnField) => name;

/** The buttons of who may change a field. */
function Changes({ field: { name, type, isShown } }: { field: OwnField }) {
  const form = { about: name, className: 'flex wrap items-center justify-end gap-2' };
  return (
    <div className="flex wrap items-center justify-end gap-2">
      <OperationForm
        operation="fields.set"
        button={isShown ? messages.hide : messages.show}
        kind="quiet"
        fields={{ name, type, shown: isShown ? 'no' : 'yes' }}
        {...form}
      />
      <OperationForm operation="fields.remove" kind="quiet" fields={{ name }} {...form} />
    </div>
  );
}

const columnsOf = (): Column<OwnField>[] => [
  { name: messages.field, cell: keyOf },
  { name: messages.holds, cell: ({ type }) => operations.fieldTypes[type] },
  {
    name: messages.where,
    cell: ({ isShown }) => (isShown ? messages.onProductPage : messages.forStaffAlone),
  },
  { name: messages.change, isNumber: true, cell: (field) => <Changes field={field} /> },
];

/** What the shop says of its products beside what every shop does. */
export function OwnFieldsPanel({ fields }: { fields: readonly OwnField[] }) {
  return (
    <ListSection
      title={messages.ownFields}
      about={messages.aboutOwnFields}
      caption={messages.ownFields}
      columns={columnsOf()}
      rows={fields}
      keyOf={keyOf}
      empty={messages.noFields}
      add={{ operation: 'fields.set', summary: messages.addField, button: messages.addTheField }}
    />
  );
}
