import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Panel } from '#app/ui/panel.tsx';

type SectionProps = {
  title: ReactNode;
  /** A sentence or two below the title. */
  about?: ReactNode;
  /** What links lead to it by. */
  anchor?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A panel of a page with its heading. */
export function Section({ title, about, anchor, className, children }: SectionProps) {
  const made = useId();
  const id = anchor ?? made;
  return (
    <Panel labelledBy={id} className={classNames('stack', className)}>
      <div>
        <h2 id={id} className="text-large">
          {title}
        </h2>
        {about && <p className="text-small muted">{about}</p>}
      </div>
      {children}
    </Panel>
  );
}

/** Something less important. */
export function Muted({ children }: { children: ReactNode }) {
  return <span className="text-small muted">{children}</span>;
}
