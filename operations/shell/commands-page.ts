/** docs/commands.md, made from the table of operations: `npx vitest run operations/shell/commands-page -u` writes it anew. */
import type { Operation } from '#operations/operation.ts';
import { commandOf, EXIT_CODES, helpOf } from './describe-usage.ts';

const INTRODUCTION = `# Commands

Made from the table of operations (\`operations/\`): do not edit it, change an operation.

\`npm run shop -- <command>\` does what staff can do. Where the shop runs, the running shop does it, by its control socket in
\`DATA_DIR\`, which only its own user can open; else the command opens the database of the settings. The same operations are the
forms of the admin, and \`POST /api/v1/<room>/<verb>\` on that socket: JSON in and out, fields named as in \`--json\`, RFC 9457
for what is refused, \`Idempotency-Key\` for calls that may be repeated. Whatever changes something is in *What was done last* of
the admin.

\`npm run --silent shop -- completion\` prints what completes commands in bash or zsh. Amounts are written as \`4.90\`, days as
\`2026-11-30\`.
`;

/** The commands that are programs of their own. */
const OWN = `## Without a shop that runs

- \`npm run shop -- database restore <folder>\` brings a backup back into a \`DATA_DIR\` that has no shop.
- \`npm run shop -- database move\` copies the embedded database into the empty PostgreSQL of \`DATABASE_URL\`.
`;

/** The whole page. */
export function commandsPage(operations: readonly Operation[]): string {
  const rooms = Map.groupBy(operations, ({ name }) => name.split('.')[0] ?? '');
  const chapters = [...rooms].map(([room, ofRoom]) => {
    const entries = ofRoom.map((one) => {
      const lines = helpOf(one).slice(0, -EXIT_CODES.length);
      return `### ${commandOf(one)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;
    });
    return `## ${room}\n\n${entries.join('\n')}`;
  });
  const exitCodes = `\`\`\`text\n${EXIT_CODES.join('\n')}\n\`\`\`\n`;
  return [INTRODUCTION, exitCodes, ...chapters, OWN].join('\n');
}
