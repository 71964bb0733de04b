/** How the settings are read that decide what the shop answers browsers and reporters of weaknesses. */
import * as z from 'zod';
import { isPictureHost } from '#app/features/catalogue/product/pictures/picture-hosts.ts';

/** Hosts between commas. */
export const pictureHosts = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts.every(isPictureHost)) context.addIssue('names something else');
  return hosts;
});

/** Hosts between commas, as URL has them: with the port where it is not the usual one. */
export const webhookHosts = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const isHost = (host: string) => URL.parse(`http://${host}/`)?.host === host;
  if (!hosts.every(isHost)) context.addIssue('names something else');
  return hosts;
});

/** Where weaknesses are reported, as a URI (RFC 9116, 2.5.3): an e-mail address becomes one. */
export const securityContact = z.union([
  z.email().transform((address) => `mailto:${address}`),
  z.url({ protocol: /^https$/ }),
]);

export const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');
