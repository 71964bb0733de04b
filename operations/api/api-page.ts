/** The part of docs/api.md about the staff API: `npx vitest run operations/api/api-page -u` writes it anew. */
import { type CallField, callsOf, type DescribedCall } from './api-calls.ts';
import type { ApiDocument } from './openapi-types.ts';

/** What stands before it is written by hand. */
export const STAFF_API_HEADING = '## The staff API\n';

const INTRODUCTION = `Made from the table of operations: do not edit it, change an operation. It answers on the admin's listener
(\`ADMIN_PORT\`, 3001); [extending.md](extending.md#the-api) says how a program begins. \`GET /api/v1/openapi.json\` is the same as
OpenAPI 3.1. Fields marked \`*\` are needed.

Every call but that has \`Authorization: Bearer basket_…\`; cookies count for nothing, and there is no CORS. What changes something
is \`POST\` with a JSON object, all else \`GET\` with its fields in the query. Amounts are whole cents, or the
smallest unit of another currency; times are Unix seconds. Ignore fields of an answer that you do not know: more may be added.

- A list with a \`next\` that is not null has another page: send it as \`after\`.
- \`Idempotency-Key\` (1 to 200 letters) makes a change be done once within a day; the repeated answer has
  \`Idempotency-Replayed: true\`. With another body it is 422.
- \`If-Match\` takes the \`ETag\` of an answer that has a \`version\`, in place of that field of the input. Without either nothing is
  compared.
- A picture can be a file of a form, whose other fields are those of the call, in their order:
  \`curl -H "Authorization: Bearer $TOKEN" -F variant=book -F pictures=@front.jpg -F pictures=@back.jpg …/products/set-pictures\`.
- \`RateLimit\` says what is left of the calls of a token, \`RateLimit-Policy\` how many there are in how many seconds.
- What cannot be undone asks: 409 \`unconfirmed\`, with the question in \`detail\`. \`"confirmed": true\`, or the question where
  \`detail\` says so, does it.

What is refused is RFC 9457, \`application/problem+json\`: \`detail\` says what to do, \`code\` is for programs, \`errors\` has a
\`pointer\` (RFC 6901) and a \`detail\` for each field.

| Status | Code | When |
|---|---|---|
| 400 | \`bad_body\` | the body is no JSON object, or \`If-Match\` no tag that the call can take |
| 401 | \`unknown_caller\` | no token, or one that is none or has ended |
| 403 | \`forbidden\` | the token lacks the scope that \`scope\` names |
| 404 | \`not_found\` | there is no such call, or nothing of that name |
| 405 | \`bad_method\` | see \`Allow\` |
| 409 | \`conflict\`, \`changed\`, \`unconfirmed\` | not possible any more; changed since it was seen; see above |
| 409 | \`wrong_state\` | the order is not in a state for it: \`state\` is its own |
| 412 | \`changed\` | the same of a call with \`If-Match\` |
| 413 | \`body_too_large\` | more than 1,000,000 bytes |
| 415 | \`bad_type\` | the body is not \`application/json\`, nor \`multipart/form-data\` where a field takes pictures |
| 422 | \`bad_input\` | fields are not as they have to be |
| 429 | \`too_many_calls\` | see \`Retry-After\` |
| 503 | \`unavailable\` | the database or the card provider does not answer; see \`Retry-After\` |
`;

function fieldLine({ name, type, isRequired, description }: CallField): string {
  const words = description === '' ? '' : `: ${description}`;
  return `- \`${name}\`${isRequired ? '*' : ''} (${type})${words}`;
}

function section(call: DescribedCall): string {
  const { method, path, summary, scopes, fields, answer, answersAs } = call;
  const names = `\`${answer.map(({ name }) => name).join('`, `')}\``;
  const gives = answer.length > 0 ? `Answers ${answersAs ? `as \`${answersAs}\`` : names}.` : '';
  const [needed, ...others] = scopes;
  const some = others.length > 0 ? `, for some of it \`${others.join('`, `')}\`` : '';
  return [
    `### ${method} ${path}`,
    '',
    `${summary}. Scope \`${needed}\`${some}. ${gives}`.trimEnd(),
    ...(fields.length > 0 ? ['', ...fields.map(fieldLine)] : []),
    '',
  ].join('\n');
}

export function staffApiPage(document: ApiDocument): string {
  return [STAFF_API_HEADING, INTRODUCTION, ...callsOf(document).map(section)].join('\n');
}
