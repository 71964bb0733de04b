/** Builds the harness, starts a Chromium and opens pages without a server. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { build } from 'vite';
import { createFakeSimulator, type FakeSimulator } from './fake-simulator.ts';

const origin = 'http://card.test';
const harness = fileURLToPath(new URL('./harness.tsx', import.meta.url));

/** The shop's own Content-Security-Policy: nothing inline. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

const html = `<!doctype html><html lang="en"><head><title>Card element</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/harness.css"></head>
<body><main id="root"></main><script type="module" src="/harness.js"></script></body></html>`;

export type Harness = {
  browser: Browser;
  /** A fresh page with the form ready, and the simulator it talks to. */
  open(): Promise<{ page: Page; simulator: FakeSimulator }>;
};

export async function startHarness(): Promise<Harness> {
  const [files, browser] = await Promise.all([buildHarness(), launchChromium()]);

  return {
    browser,
    async open() {
      const context = await browser.newContext();
      const page = await context.newPage();
      const simulator = createFakeSimulator();
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.startsWith('/card-simulator/')) return simulator.answer(route);
        const body = files.get(pathname);
        const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
        if (body !== undefined) return route.fulfill({ body, contentType });
        const headers = { 'Content-Security-Policy': policy };
        return route.fulfill({ body: html, contentType: 'text/html', headers });
      });
      await page.goto(origin);
      await page.getByLabel('Card number').waitFor();
      return { page, simulator };
    },
  };
}

/** The harness's files by path. */
async function buildHarness(): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: harness,
        output: { entryFileNames: 'harness.js', assetFileNames: 'harness[extname]' },
      },
    },
  });
  const files = new Map<string, string>();
  for (const bundle of Array.isArray(output) ? output : [output]) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source));
    }
  }
  return files;
}

/** Of the package's switches only those that a container needs: in a single process, closing a page ends all. */
async function launchChromium(): Promise<Browser> {
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
