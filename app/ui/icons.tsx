import type { ReactNode } from 'react';

/** Icons on a 24 by 24 grid in the colour of the text, one em tall, hidden from screen readers. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

/** The brand's own basket, as in the logo. */
export function BasketIcon() {
  return (
    <Icon>
      <path d="M6.7 11.5C7.2 6.4 9 3.5 12 3.5s4.8 2.9 5.3 8" />
      <path d="M4.6 14.8 6.3 19.7a1.9 1.9 0 0 0 1.8 1.3h7.8a1.9 1.9 0 0 0 1.8-1.3l1.7-4.9" />
      <path d="M3.5 11.8h17" strokeWidth="2.7" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </Icon>
  );
}

export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.7L16 9.5" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 4 2.8 20h18.4z" />
      <path d="M12 10v4.5M12 17.2v.01" />
    </Icon>
  );
}

export function ErrorIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5M12 16.2v.01" />
    </Icon>
  );
}
