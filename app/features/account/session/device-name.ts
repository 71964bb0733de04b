/** What a browser calls itself, in words for its owner. A user agent is no proof of anything. */
import { messages } from '#app/features/account/messages/messages.ts';

/** In this order: the later names are in the user agents of the earlier ones too. */
const BROWSERS = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

function nameOf(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

/** Such as `Firefox on Windows`; in English `An unknown device` for a program and for no user agent. */
export function deviceName(userAgent: string | null): string {
  const browser = nameOf(BROWSERS, userAgent ?? '');
  const system = nameOf(SYSTEMS, userAgent ?? '');
  if (browser === null) return system ?? messages.unknownDevice;
  return system === null ? browser : messages.browserOn(browser, system);
}
