import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import styles from './settings.module.css';

type InlineChangeProps = {
  /** The field, and what stands in it. */
  name: string;
  value: string;
  /** What the field is, such as `Price in dollars`, and of what: together its name for screen readers. */
  label: string;
  about: string;
  /** The operations of the two buttons. */
  save: string;
  remove: string;
  /** Which row it is, and what the page shows of it. */
  fields: Readonly<Record<string, string>>;
};

/** A number in a row of a list, which whoever may saves or removes where it stands. */
export function InlineChange(props: InlineChangeProps) {
  const { name, value, label, about, save, remove, fields } = props;
  if (!useMay(save)) return value;
  const form = { about, fields, className: 'flex wrap items-center justify-end gap-2' };
  return (
    <div className="flex wrap items-center justify-end gap-2">
      <OperationForm operation={save} {...form}>
        <input
          key={value}
          name={name}
          inputMode="decimal"
          defaultValue={value}
          aria-label={`${label}: ${about}`}
          autoComplete="off"
          className={`${styles.price} target rounded surface control-border`}
        />
      </OperationForm>
      <OperationForm operation={remove} kind="quiet" {...form} />
    </div>
  );
}
