/** What the API does not do, as problem details (RFC 9457). */
import {
  type OperationRefused,
  REFUSALS,
  ScopeMissing,
  WrongState,
} from '#operations/operation.ts';

type Problem = { status: number; title: string };

/** By code, which is for programs. */
export const PROBLEMS = {
  bad_body: { status: 400, title: 'The body cannot be read' },
  unknown_caller: REFUSALS.unknown_caller,
  forbidden: REFUSALS.forbidden,
  not_found: REFUSALS.not_found,
  bad_method: { status: 405, title: 'Not by this method' },
  conflict: REFUSALS.conflict,
  wrong_state: REFUSALS.wrong_state,
  unconfirmed: REFUSALS.unconfirmed,
  /** 412 of a call with If-Match. */
  changed: REFUSALS.changed,
  body_too_large: { status: 413, title: 'The body is too large' },
  bad_type: { status: 415, title: 'Not of this type' },
  bad_input: { ...REFUSALS.bad_input, status: 422 },
  too_many_calls: { status: 429, title: 'Too many calls' },
  internal: { status: 500, title: 'It failed' },
  unavailable: REFUSALS.unavailable,
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

type Details = {
  detail: string;
  status?: number;
  headers?: Record<string, string>;
  /** Of a caller who lacks it. */
  scope?: string;
  /** Of what it is about, as it stands. */
  state?: string;
  /** By JSON pointer (RFC 6901) into the input. */
  errors?: readonly { pointer: string; detail: string }[];
};

export function problemAnswer(code: ProblemCode, details: Details): Response {
  const { headers, status = PROBLEMS[code].status, detail, ...more } = details;
  const body = { type: 'about:blank', title: PROBLEMS[code].title, status, detail, code, ...more };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** What is wrong with a call before it is one of an operation. */
export class CallRefused extends Error {
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

/** `rows.3.priceCents` of a known field is `/rows/3/priceCents`; of an unknown one any letter may be a part. */
function toPointer(field: string, known: readonly string[]): string {
  const path = field.split('.');
  const parts = known.includes(path[0] ?? '') ? path : [field];
  return parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `known` are the fields of the operation; `hasSeen` is of a call with If-Match. */
export function refusalAnswer(
  refused: OperationRefused,
  { known, hasSeen }: { known: readonly string[]; hasSeen: boolean },
): Response {
  const { code, message: detail, problems } = refused;
  const errors = Object.entries(problems).map(([field, problem]) => ({
    pointer: toPointer(field, known),
    detail: problem,
  }));
  const scope = refused instanceof ScopeMissing ? refused.scope : undefined;
  return problemAnswer(code, {
    detail,
    ...(errors.length > 0 && { errors }),
    ...(code === 'changed' && hasSeen && { status: 412 }),
    ...(refused instanceof WrongState && { state: refused.state }),
    ...(scope && {
      scope,
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    }),
  });
}
