/** What a page may load and send: only the shop's own, and the card provider's where one is. */
import type { CardProvider } from '#app/features/payment/card-provider.ts';

type Sources = { script: string[]; frame: string[]; connect: string[] };

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_SOURCES: Sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

function sourcesOf(provider: CardProvider): Sources {
  if (provider.kind === 'stripe') return STRIPE_SOURCES;
  const isElsewhere = URL.canParse(provider.base);
  return { script: [], frame: [], connect: isElsewhere ? [new URL(provider.base).origin] : [] };
}

/** The header's value; `nonce` is what the scripts and styles of this very page carry. */
export function contentSecurityPolicy(nonce: string, provider: CardProvider): string {
  const { script, frame, connect } = sourcesOf(provider);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...script],
    ['style-src', "'self'", `'nonce-${nonce}'`],
    ['img-src', "'self'", 'https:', 'data:'],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
