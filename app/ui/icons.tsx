import type { ReactNode } from 'react';

/** An icon on a 24 by 24 grid in the colour of the text, one em tall, hidden from screen readers. */
export function icon(shape: ReactNode) {
  return () => (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {shape}
    </svg>
  );
}

/** A circle that fills the grid, with a mark in it. */
function circled(mark: string) {
  return icon(<path d={`M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18${mark}`} />);
}

export const SearchIcon = icon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5l5 5" />,
);

/** The brand's own basket, as in the logo. */
export const BasketIcon = icon(
  <>
    <path d="M6.7 11.5C7.2 6.4 9 3.5 12 3.5s4.8 2.9 5.3 8" />
    <path d="M4.6 14.8 6.3 19.7a1.9 1.9 0 0 0 1.8 1.3h7.8a1.9 1.9 0 0 0 1.8-1.3l1.7-4.9" />
    <path d="M3.5 11.8h17" strokeWidth="2.7" />
  </>,
);

/** A parcel. */
export const ParcelIcon = icon(
  <path d="M12 3l8 4.3v9.4L12 21l-8-4.3V7.3zM4.3 7.5 12 11.7l7.7-4.2M12 11.7V21M8 5.2l7.8 4.2" />,
);

/** Four tiles. */
export const TilesIcon = icon(
  <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
);

export const CloseIcon = icon(<path d="m6 6 12 12m0-12L6 18" />);
export const InfoIcon = circled('M12 11v5.5M12 7.5v.01');
export const SuccessIcon = circled('M8 12.3l2.8 2.7L16 9.5');
export const WarningIcon = icon(<path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.01" />);
export const ErrorIcon = circled('M12 7.5v5M12 16.2v.01');
