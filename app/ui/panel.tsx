import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  /** The id of the heading that names it; a panel with a name is a `section`. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The white card that content lies on. */
export function Panel({ labelledBy, className, children }: PanelProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={classNames(styles.panel, className)}>
      {children}
    </Element>
  );
}
