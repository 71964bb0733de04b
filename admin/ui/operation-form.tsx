import type { ReactNode } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { OPERATION, type OperationAnswer } from '#admin/desk/operation-answer.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import { PostForm } from './post-form.tsx';
import { Question } from './question.tsx';

/** Whether whoever is signed in may do this, such as `orders.ship`: what they may not is not shown. */
export function useMay(operation: string): boolean {
  const root: { may: readonly string[] } | undefined = useRouteLoaderData('root');
  return root?.may.includes(operation) ?? false;
}

type OperationFormProps = {
  operation: string;
  /** The words of its button. */
  button: string;
  kind?: ButtonKind;
  /** What it is done to, for screen readers, where a page has several such buttons. */
  about?: string;
  /** Fields that are not typed: what it is done to, and what was shown of it. */
  fields?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  className?: string | undefined;
  children?: ReactNode;
};

/** The form of an operation, with fields named as in its input; nothing for whoever may not do it. */
export function OperationForm(props: OperationFormProps) {
  const { operation, button, kind = 'secondary', about, fields = {}, className, children } = props;
  const { state, formData } = useNavigation();
  if (!useMay(operation)) return null;
  const isBusy = state === 'submitting' && formData?.get(OPERATION) === operation;
  return (
    <PostForm className={className}>
      <input type="hidden" name={OPERATION} value={operation} />
      {Object.entries(fields).flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      {children}
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
  return (
    <div role="status">
      {answer?.asked && <Question asked={answer.asked} />}
      {answer && !answer.asked && (
        <Notice kind={answer.isDone ? 'success' : 'error'}>
          <p>{answer.message}</p>
        </Notice>
      )}
    </div>
  );
}
