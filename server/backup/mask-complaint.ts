/** What a command of the operator's complains of, without the secrets that it knows: it is shown, mailed and logged. */
import { MASK } from '#server/settings/masked-variables.ts';

/** A name of an option or a variable whose value is secret. */
const SECRET_NAME = /pass|pwd|secret|token|key|credential|auth|_url$/i;

/** A shorter one stands in too many words. */
const SHORTEST_SECRET = 5;

/** `NAME=value`, `--name=value` and `--name value`, within quotes too: the value is looked at and not passed over. */
const ASSIGNED = /(?:\b(\w+)=|-([\w-]+)[=\s]\s*)(?=("[^"]*"|'[^']*'|[^\s"';|&]+))/g;

/** Of any address: what stands before its host. A password may hold an @. */
const USER_OF_ADDRESS = /(:\/\/)[^\s/]+@/g;

function* secretsOf(
  command: string,
  environment: Readonly<Record<string, string | undefined>>,
): Generator<string> {
  for (const [, variable, name = variable ?? '', value = ''] of command.matchAll(ASSIGNED)) {
    if (SECRET_NAME.test(name)) yield value.replace(/^["']|["']$/g, '');
  }
  for (const [name, value = ''] of Object.entries(environment)) {
    if (SECRET_NAME.test(name)) yield value;
  }
}

export function maskComplaint(
  complaint: string,
  command: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const secrets = [...secretsOf(command, environment)]
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    // One may be a part of another.
    .toSorted((one, other) => other.length - one.length);
  const masked = secrets.reduce((text, secret) => text.replaceAll(secret, MASK), complaint);
  return masked.replace(USER_OF_ADDRESS, `$1${MASK}@`);
}

/** What follows an error and may quote a row, to the program's next line. */
const QUOTING = /^(?:DETAIL|CONTEXT|Command was):[\s\S]*?(?=^pg_\w+: |$(?![\s\S]))/gm;

/** The value that an error names at its end: `invalid input syntax for type integer: "…"`. */
const NAMED_VALUE = /: ".*"$/gm;

/** What PostgreSQL's programs complain of, without what rows say: those are of shoppers. */
export function maskRows(complaint: string): string {
  return complaint.replace(QUOTING, '').replace(NAMED_VALUE, `: "${MASK}"`);
}
