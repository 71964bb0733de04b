import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { createSimulatorProvider } from '#app/features/payment/provider/simulator/simulator-provider.server.ts';
import { STRIPE_SOURCES } from '#app/features/payment/provider/stripe/stripe-provider.server.ts';
import { contentSecurityPolicy, trustInline } from './content-security-policy.server.ts';

/** What the simulator needs with its browser-facing calls at `base`. */
function simulatorSources(base: string) {
  const access = { stripe: new Stripe('sk_test_1'), webhookSecrets: ['whsec_1'], isLive: false };
  const config = { kind: 'simulator', publishableKey: 'pk_test_1', base } as const;
  return createSimulatorProvider(access, config).sources;
}

function sources(policy: string, directive: string): string | undefined {
  return policy
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.slice(directive.length + 1);
}

describe('what a page may load and send', () => {
  test('is the shop’s own alone with the embedded simulator', () => {
    const policy = contentSecurityPolicy(
      trustInline([], '', []),
      simulatorSources('/card-simulator'),
      [],
    );
    expect(sources(policy, 'script-src')).toBe("'self'");
    expect(sources(policy, 'connect-src')).toBe("'self'");
    expect(sources(policy, 'frame-src')).toBe("'none'");
    expect(sources(policy, 'frame-ancestors')).toBe("'none'");
    expect(sources(policy, 'object-src')).toBe("'none'");
    expect(sources(policy, 'media-src')).toBe("'none'");
    expect(policy).not.toContain('stripe.com');
    expect(policy).not.toContain('unsafe');
  });

  test('may be fetched ahead, which Firefox decides by the default', () => {
    const policy = contentSecurityPolicy(trustInline([], '', []), STRIPE_SOURCES, []);
    expect(sources(policy, 'default-src')).toBe("'self'");
  });

  test('is open to Stripe where it is plugged in', () => {
    const policy = contentSecurityPolicy(trustInline([], '', []), STRIPE_SOURCES, []);
    expect(sources(policy, 'script-src')).toContain('https://js.stripe.com');
    expect(sources(policy, 'frame-src')).toContain('https://js.stripe.com');
    expect(sources(policy, 'connect-src')).toBe("'self' https://api.stripe.com");
  });

  test('is open to the server that STRIPE_API_BASE names, and not to Stripe', () => {
    const policy = contentSecurityPolicy(
      trustInline([], '', []),
      simulatorSources('https://cards.example'),
      [],
    );
    expect(sources(policy, 'connect-src')).toBe("'self' https://cards.example");
    expect(policy).not.toContain('stripe.com');
  });
});

test('pictures are the shop’s own, and those of the hosts that the settings name', () => {
  const policy = (hosts: string[]) =>
    contentSecurityPolicy(trustInline([], '', []), STRIPE_SOURCES, hosts);
  expect(sources(policy([]), 'img-src')).toBe("'self' data:");
  expect(sources(policy(['cdn.example.com', '*.example.org']), 'img-src')).toBe(
    "'self' https://cdn.example.com https://*.example.org data:",
  );
});

describe('a page that is sent to everybody', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const end = `<script type="module" async="">import "/a.js"
</script><script src="/own.js"></script><script type="application/json" id="a">{}</script>`;
  const policy = contentSecurityPolicy(trustInline(['first()'], end, ['p{}']), STRIPE_SOURCES, []);

  test('trusts exactly its inline scripts, and files of the shop and the provider', () => {
    expect(sources(policy, 'script-src')?.split(' ')).toEqual([
      "'self'",
      hashOf('first()'),
      hashOf('import "/a.js"\n'),
      'https://js.stripe.com',
      'https://*.js.stripe.com',
    ]);
  });

  test('trusts exactly its inline styles, and files of the shop', () => {
    expect(sources(policy, 'style-src')).toBe(`'self' ${hashOf('p{}')}`);
  });
});
