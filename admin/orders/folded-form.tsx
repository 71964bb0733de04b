import type { ReactNode } from 'react';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useForms, useIsRefused } from '#admin/ui/forms/operation-form.tsx';
import styles from './order-page.module.css';

type FoldedFormProps = {
  operation: string;
  /** The line that opens it; the words of its button when absent. */
  summary?: string;
  fields: Record<string, string>;
  /** In place of the fields of the operation. */
  children?: ReactNode;
};

/** What few orders need: folded away, and open again where it was refused. Nothing for who may not do it. */
export function FoldedForm({ operation, summary, fields, children }: FoldedFormProps) {
  const form = useForms().find((one) => one.operation === operation);
  const isRefused = useIsRefused(operation);
  if (!form) return null;
  return (
    <div className={`${styles.form} grid gap-3`}>
      <Disclosure summary={summary ?? form.button} isOpen={isRefused}>
        <OperationForm operation={operation} fields={fields} className="grid gap-3">
          {children}
        </OperationForm>
      </Disclosure>
    </div>
  );
}
