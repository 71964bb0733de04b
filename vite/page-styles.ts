/** Hands the browser's one stylesheet to the server, which puts it into the pages. */
import type { Plugin } from 'vite';

const NAME = 'virtual:page-styles';
const RESOLVED = `\0${NAME}`;

/** The client's build comes first, in the same process. While developing, Vite serves styles itself. */
export function pageStyles(): Plugin {
  let href = '';
  let text = '';
  return {
    name: 'page-styles',
    sharedDuringBuild: true,
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? `export const href = ${JSON.stringify(href)};\nexport const text = ${JSON.stringify(text)};`
        : null,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const [sheet] = sheets;
        if (sheets.length !== 1 || sheet?.type !== 'asset') {
          throw new Error(`The pages have ${sheets.length} stylesheets instead of one.`);
        }
        href = `/${sheet.fileName}`;
        text = String(sheet.source).trim();
      },
    },
  };
}
