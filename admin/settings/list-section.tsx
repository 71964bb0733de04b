import type { ReactNode } from 'react';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';

type ListSectionProps<Row> = {
  title: string;
  about: ReactNode;
  anchor?: string;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  empty: string;
  /**
   * The operation that adds one, the field that says what was shown where there is none, what is known of the new one,
   * and the words of its line and button.
   */
  add: {
    operation: string;
    seen?: string;
    fields?: Readonly<Record<string, string>>;
    summary: string;
    button: string;
  };
  children?: ReactNode;
};

/** A list of settings, and the form that adds one. */
export function ListSection<Row>(props: ListSectionProps<Row>) {
  const { title, about, anchor, add, children, ...table } = props;
  const { operation, seen, fields, summary, button } = add;
  const mayAdd = useMay(operation);
  const isRefused = useIsRefused(operation);
  return (
    <Section title={title} about={about} anchor={anchor}>
      <DataTable isFlat {...table} />
      {mayAdd && (
        <Disclosure summary={summary} isOpen={isRefused}>
          <OperationForm
            operation={operation}
            button={button}
            fields={{ ...fields, ...(seen !== undefined && { [seen]: '' }) }}
          />
        </Disclosure>
      )}
      {children}
    </Section>
  );
}
