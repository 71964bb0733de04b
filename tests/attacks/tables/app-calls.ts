/** The calls of the storefront’s whole app, from its own table: also files, the books and Better Auth’s endpoints. */
import { AUTH_ENDPOINTS } from '#app/features/account/sign-in/auth-request.ts';
import { AUTH_PATH } from '#app/features/account/sign-in/better-auth.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { createApp } from '#server/app.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';

export type Call = { method: string; path: string };

/** What Hono calls a handler of every path. */
const EVERY_PATH = ['*', '/*'];

export function appCalls(shop: Shop): Call[] {
  const { routes } = createApp({
    ...{ shop, clientFolder: null, hsts: 'none', origin: null, proxies: trustProxies([]) },
    pages: () => Promise.reject(new Error('Nothing is asked of these pages')),
    securityContact: 'mailto:security@example.com',
  });
  const named = routes
    .filter(({ path }) => !EVERY_PATH.includes(path))
    .map(({ method, path }) => ({ method, path }));
  const endpoints = Object.entries(AUTH_ENDPOINTS).map(([path, method]) => ({
    method,
    path: `${AUTH_PATH}${path}`,
  }));
  const all = [...named, ...endpoints];
  return [...new Map(all.map((call) => [`${call.method} ${call.path}`, call])).values()];
}
