import type { Column } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { type OwnField, ownFieldWords } from '#app/features/catalogue/product/details/own-field.ts';
import { ListSection } from './list-section.tsx';
import styles from './settings.module.css';

const keyOf = ({ name }: OwnField) => name;

/** The buttons of who may change a field. */
function Changes({ field: { name, type, isShown } }: { field: OwnField }) {
  const form = { about: name, className: styles.row };
  return (
    <div className={styles.row}>
      <OperationForm
        operation="fields.set"
        button={isShown ? 'Hide' : 'Show'}
        kind="quiet"
        fields={{ name, type, shown: isShown ? 'no' : 'yes' }}
        {...form}
      />
      <OperationForm operation="fields.remove" kind="quiet" fields={{ name }} {...form} />
    </div>
  );
}

const columns: readonly Column<OwnField>[] = [
  { name: 'Field', cell: keyOf },
  { name: 'Holds', cell: ({ type }) => ownFieldWords[type] },
  {
    name: 'Where',
    cell: ({ isShown }) => (isShown ? 'On the page of a product' : 'For staff and files alone'),
  },
  { name: 'Change', isNumber: true, cell: (field) => <Changes field={field} /> },
];

const ADD = { operation: 'fields.set', summary: 'Add a field', button: 'Add the field' };

/** What the shop says of its products beside what every shop does. */
export function OwnFieldsPanel({ fields }: { fields: readonly OwnField[] }) {
  return (
    <ListSection
      title="Own fields"
      about="What you say of your products beside title, price and description, such as Material or Care. The form of a product and catalogue files take their values."
      caption="Own fields"
      columns={columns}
      rows={fields}
      keyOf={keyOf}
      empty="There are none yet."
      add={ADD}
    />
  );
}
