import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  /** The id of its heading; a labelled panel is a `section`. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A card with a surface of its own. */
export function Panel({ labelledBy, className, children }: PanelProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={classNames(styles.panel, className)}>
      {children}
    </Element>
  );
}
