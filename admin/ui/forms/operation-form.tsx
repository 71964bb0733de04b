import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { OPERATION, type OperationAnswer } from '#admin/operations/operation-answer.ts';
import type { OperationFormShape } from '#admin/operations/operation-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import { type FieldValues, FieldValuesContext, OperationFields } from './operation-fields.tsx';
import { PostForm } from './post-form.tsx';
import { Question } from './question.tsx';

type RootData = { may: readonly string[]; forms: readonly OperationFormShape[] };

/** Whether whoever is signed in may do this, such as `orders.ship`: what they may not is not shown. */
export function useMay(operation: string): boolean {
  const root: RootData | undefined = useRouteLoaderData('root');
  return root?.may.includes(operation) ?? false;
}

/** The forms of this page that whoever is signed in may use. */
export function useForms(): readonly OperationFormShape[] {
  const root: RootData | undefined = useRouteLoaderData('root');
  return root?.forms ?? [];
}

/** What came of the last form of the page. */
export const AnswerContext = createContext<OperationAnswer | undefined>(undefined);

/** Whether the last form of the page was of this operation, and is not done. */
export function useIsRefused(operation: string): boolean {
  const answer = useContext(AnswerContext);
  return answer?.operation === operation && !answer.isDone;
}

type Known = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** What of the last answer is of this form; `done` is another after each time that its operation was done. */
function useOwnAnswer(operation: string, fields: Known) {
  const answer = useContext(AnswerContext);
  const [done, setDone] = useState<{ no: number; answer?: OperationAnswer }>({ no: 0 });
  const isOfThis = answer?.operation === operation;
  if (isOfThis && answer.isDone && answer !== done.answer) setDone({ no: done.no + 1, answer });
  const isOwn =
    isOfThis &&
    Object.entries(fields).every(([name, value]) => answer.typed?.[name] === String(value));
  return { refused: isOwn ? answer : null, done: done.no };
}

type OperationFormProps = Partial<Pick<FieldValues, 'values' | 'choices'>> & {
  operation: string;
  /** The words of its button, where the operation's own do not fit. */
  button?: string;
  kind?: ButtonKind;
  /** What it is done to, for screen readers, where a page has several such buttons. */
  about?: string;
  /** Fields that are not typed: what it is done to, and what was shown of it. */
  fields?: Known;
  /** The names of the fields that are typed, where not all are. */
  typed?: readonly string[];
  className?: string | undefined;
  /** The fields where they are laid out by hand. */
  children?: ReactNode;
};

/** The form of an operation, with the fields of its schema; nothing for whoever may not do it. */
export function OperationForm(props: OperationFormProps) {
  const { operation, kind = 'secondary', about, fields = {}, typed, className, children } = props;
  const { values = {}, choices = {} } = props;
  const form = useForms().find((one) => one.operation === operation);
  const { state, formData } = useNavigation();
  const { refused, done } = useOwnAnswer(operation, fields);
  if (!form) return null;
  const { button = form.button } = props;
  const isBusy = state === 'submitting' && formData?.get(OPERATION) === operation;
  const shown = form.fields.filter(
    ({ name }) => !Object.hasOwn(fields, name) && (typed?.includes(name) ?? true),
  );
  const known: FieldValues = {
    ...{ fields: shown, values, choices },
    ...{ typed: refused?.typed ?? null, problems: refused?.problems ?? {} },
  };
  const hasFields = children !== undefined || shown.length > 0;
  return (
    <PostForm className={className ?? (hasFields ? 'stack' : undefined)}>
      <input type="hidden" name={OPERATION} value={operation} />
      {Object.entries(fields).flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      {/* Once it is done, or is about something else, what was typed is gone; of several forms that say what they
          have seen, in the one that has changed alone. */}
      <Fragment key={`${'seenVersion' in fields ? '' : done} ${JSON.stringify(fields)}`}>
        <FieldValuesContext value={known}>{children ?? <OperationFields />}</FieldValuesContext>
      </Fragment>
      <div>
        <Button kind={kind} busy={isBusy} aria-label={about && `${button}: ${about}`}>
          {button}
        </Button>
      </div>
    </PostForm>
  );
}

/** What came of the last form of a page, or the question that it asks first. */
export function OperationOutcome({ answer }: { answer: OperationAnswer | undefined }) {
  const problem = answer?.typed ? 'error' : 'warning';
  return (
    <div role="status">
      {answer?.asked && <Question asked={answer.asked} />}
      {answer && answer.message !== '' && (
        <Notice kind={answer.isDone ? 'success' : problem}>
          <p>{answer.message}</p>
        </Notice>
      )}
    </div>
  );
}
