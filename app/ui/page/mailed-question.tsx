import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { PageHeading } from './page-heading.tsx';

type MailedQuestionProps = {
  title: string;
  question: string;
  button: string;
  /** What has come of the button; null before. */
  answer: { kind: 'success' | 'error'; text: string } | null;
};

/** The page that the link of a mail leads to: a button that posts. A GET does nothing, since scanners open the links of mails. */
export function MailedQuestion({ title, question, button, answer }: MailedQuestionProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Panel className="grid gap-3">
        {answer ? (
          <Notice kind={answer.kind}>
            <p>{answer.text}</p>
          </Notice>
        ) : (
          <form method="post" className="grid gap-3">
            <p>{question}</p>
            <div>
              <Button kind="primary">{button}</Button>
            </div>
          </form>
        )}
      </Panel>
    </>
  );
}
