import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';

type RefusedPictureProps = {
  title: string;
  /** The page of what it is a picture of, and the words of the link there. */
  path: string;
  link: string;
  /** Where another is dropped. */
  children: ReactNode;
};

/** The page where somebody is whose picture was refused, which says why. */
export function RefusedPicture({ title, path, link, children }: RefusedPictureProps) {
  const answer = useAnswer<() => { problem: string }>();
  return (
    <>
      <PageHeading above={<Link to={path}>{link}</Link>}>{title}</PageHeading>
      <div role="status">
        {answer && (
          <Notice kind="error">
            <p>{answer.problem}</p>
          </Notice>
        )}
      </div>
      {children}
    </>
  );
}
