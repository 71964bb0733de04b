import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import {
  DECLARED_EXTENTS,
  type DeclarationFields,
  type DeclarationProblem,
} from '#app/features/withdrawal/declaration-fields.ts';
import { messages } from '#app/features/withdrawal/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField, Field } from '#app/ui/forms/field.tsx';
import styles from './withdrawal.module.css';

type DeclareByNumberProps = {
  fields: DeclarationFields;
  problems: readonly DeclarationProblem[];
};

/** Who declares, and from which order: all that the law lets a shop ask for. */
export function DeclareByNumber({ fields, problems }: DeclareByNumberProps) {
  const errorOf = (name: DeclarationProblem) =>
    problems.includes(name) ? messages.problems[name] : null;
  return (
    <form method="post" className="grid gap-4" noValidate>
      <input type="hidden" name="do" value="review" />
      <p>{messages.byNumber}</p>
      <Field
        label={messages.name}
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={fields.name}
        error={errorOf('name')}
        required
      />
      <EmailField
        label={messages.email}
        name="email"
        autoComplete="email"
        hint={messages.emailHint}
        defaultValue={fields.email}
        error={errorOf('email')}
        required
      />
      <Field
        label={orderMessages.orderNumber}
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        hint={messages.numberHint}
        defaultValue={fields.orderNumber}
        error={errorOf('orderNumber')}
        required
      />
      <fieldset className="grid no-border p-0 m-0 gap-2">
        <legend className="semibold p-0">{messages.extent}</legend>
        {DECLARED_EXTENTS.map((extent) => (
          <label key={extent} className={`${styles.choice} flex items-center gap-3 target`}>
            <input
              type="radio"
              name="extent"
              value={extent}
              defaultChecked={(fields.extent || 'whole') === extent}
            />
            <span>{messages.extents[extent]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button kind="primary">{orderMessages.goOn}</Button>
      </div>
    </form>
  );
}

/** What is declared, word by word, before it is confirmed. */
export function ReviewDeclaration({ fields }: { fields: DeclarationFields }) {
  const { name, email, orderNumber } = fields;
  const extent = fields.extent === 'some' ? 'some' : 'whole';
  return (
    <>
      <h2 className="text-large">{messages.yourDeclaration}</h2>
      <div className={`${styles.declaration} grid gap-2`}>
        <p>{messages.declares[extent](orderNumber)}</p>
        <p dir="auto">
          {name}, {email}
        </p>
      </div>
      <form method="post" className="flex wrap gap-3">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button kind="primary" name="do" value="confirm">
          {messages.confirm}
        </Button>
        <Button kind="secondary" name="do" value="change">
          {orderMessages.change}
        </Button>
      </form>
    </>
  );
}
