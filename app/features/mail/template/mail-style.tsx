/** How mails look: inline styles, since mail readers know no others. */
import type { CSSProperties, ReactNode } from 'react';

/** The colours of app/ui/tokens.css. */
export const PAGE = '#eceef0';
export const SURFACE = '#ffffff';
export const TEXT = '#131921';
export const MUTED = '#545c66';
export const BORDER = '#d7dbdf';
export const HEADER = '#131921';
export const ON_HEADER = '#ffffff';

export const FONT =
  'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const text: CSSProperties = {
  margin: 0,
  padding: '0 0 16px',
  color: TEXT,
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
};
export const muted: CSSProperties = { ...text, color: MUTED, fontSize: '13px', lineHeight: '20px' };
export const cell: CSSProperties = { ...text, padding: '8px 0', borderTop: `1px solid ${BORDER}` };

/** An amount is never broken. */
export const amount: CSSProperties = { ...cell, whiteSpace: 'nowrap' };

type TableProps = { children: ReactNode; style?: CSSProperties };

/** A table for the layout alone. */
export function Table({ children, style }: TableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
