/** The browsers beside Chromium in which a purchase is tried, and which of them this machine has. */
import type { DrivenPage } from './driven-page.ts';
import { hasFirefox, openFirefox } from './firefox.ts';
import { hasWebKit, openWebKit } from './webkit.ts';

export type OtherBrowser = {
  name: string;
  isInstalled: boolean;
  /** The Debian packages that it comes in. */
  packages: string;
  open(): Promise<DrivenPage>;
};

export const otherBrowsers: OtherBrowser[] = [
  {
    name: 'Firefox',
    isInstalled: hasFirefox(),
    packages: 'firefox-esr',
    open: openFirefox,
  },
  {
    name: 'WebKit',
    isInstalled: hasWebKit(),
    packages: 'webkit2gtk-driver xvfb',
    open: openWebKit,
  },
];

/** Playwright's global setup: says once which journeys do not run, and how they would. */
export default function reportMissingBrowsers(): void {
  for (const { name, isInstalled, packages } of otherBrowsers) {
    if (isInstalled) continue;
    process.stdout.write(
      `The purchase in ${name} is not run: it needs the Debian packages ${packages}.\n`,
    );
  }
}
