/** The settings of the admin: where it listens, and under which name it is opened. */
import * as z from 'zod';
import { rule } from './setting-rule.ts';

export type AdminSettings = {
  /**
   * Null is 3001, or no admin where that is taken. 0 is any free port. A shop with an ORIGIN has none unless a
   * port is set: it shares its machine with other processes, which may be about to take 3001.
   */
  port: number | 'off' | null;
  /** Scheme, host and port that browsers use; null is `localhost`. */
  origin: string | null;
};

const portOrOff = z.union([
  z.literal('off'),
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535),
]);

/** Passkeys, and the headers by which its writes are checked, are of https and of this machine alone. */
const secureOrigin = z.string().refine((text) => {
  const url = URL.parse(text);
  if (url === null) return false;
  const isSecure =
    url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
  return (
    isSecure && `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/'
  );
});

/** One entry for each variable. */
export const adminVariables = {
  ADMIN_PORT: rule(
    portOrOff,
    'is not a port: use a whole number from 0 (any free port) to 65535, or off for no admin.',
  ),
  ADMIN_ORIGIN: rule(
    secureOrigin,
    'is not an origin that passkeys work at: use https:// and a host, with no path, such as https://admin.example.com.',
  ),
};

type AdminValues = {
  ADMIN_PORT?: number | 'off' | undefined;
  ADMIN_ORIGIN?: string | undefined;
};

/** `isDeployed`: the shop has an ORIGIN. */
export function toAdminSettings(
  { ADMIN_PORT, ADMIN_ORIGIN }: AdminValues,
  isDeployed: boolean,
): AdminSettings {
  return {
    port: ADMIN_PORT ?? (isDeployed && ADMIN_ORIGIN === undefined ? 'off' : null),
    origin: ADMIN_ORIGIN === undefined ? null : new URL(ADMIN_ORIGIN).origin,
  };
}
