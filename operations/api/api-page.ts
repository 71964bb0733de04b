/** The part of docs/api.md about the staff API: `npx vitest run operations/api/api-page -u` writes it anew. */
import { type CallField, callsOf, type DescribedCall } from './api-calls.ts';
import type { ApiDocument } from './api-document.ts';

/** What stands before it is written by hand. */
export const STAFF_API_HEADING = '## The staff API\n';

const INTRODUCTION = `Made from the table of operations: do not edit it, change an operation. It answers on the admin's listener
(\`ADMIN_PORT\`, 3001); [extending.md](extending.md#the-api) says how a program begins. \`GET /api/v1/openapi.json\` is the same as
OpenAPI 3.1. Fields marked \`*\` are needed.
`;

function fieldLine({ name, type, isRequired, description }: CallField): string {
  const words = description === '' ? '' : `: ${description}`;
  return `- \`${name}\`${isRequired ? '*' : ''} (${type})${words}`;
}

function section({ method, path, summary, scope, fields, answer }: DescribedCall): string {
  const gives =
    answer.length > 0 ? `Answers \`${answer.map(({ name }) => name).join('`, `')}\`.` : '';
  return [
    `### ${method} ${path}`,
    '',
    `${summary}. Scope \`${scope}\`. ${gives}`.trimEnd(),
    ...(fields.length > 0 ? ['', ...fields.map(fieldLine)] : []),
    '',
  ].join('\n');
}

export function staffApiPage(document: ApiDocument): string {
  return [STAFF_API_HEADING, INTRODUCTION, ...callsOf(document).map(section)].join('\n');
}
