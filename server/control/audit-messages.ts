/** An audit as lines: what goes through the command socket, and what `npm run audit` prints. */
import * as z from 'zod';
import type { Audit } from '#app/features/audit/audit.server.ts';
import { HARMS } from '#app/features/audit/audit.ts';
import { AuditImpossibleError } from '#app/features/audit/audit-intent.server.ts';
import { auditSummary, isClean } from '#app/features/audit/audit-report.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

const counts = z.record(z.enum(HARMS), z.number());
const scope = z.object({ charges: z.number(), orders: z.number(), refunds: z.number() });

/** Read from a running shop, which may be of an earlier build. */
export const auditLineSchema = z.union([
  z.object({
    finding: z.object({
      kind: z.string(),
      harm: z.enum(HARMS).nullable(),
      ids: z.object({
        shopper: z.string().optional(),
        payment: z.string().optional(),
        intent: z.string().optional(),
        lines: z.array(z.number()).optional(),
      }),
      problem: z.string(),
      advice: z.string(),
    }),
  }),
  z.object({ report: z.object({ counts, scope }) }),
  z.object({ error: z.string() }),
]);

/** Findings and notes as they come; the last line is the report, or why there is none. */
export type AuditLine = z.infer<typeof auditLineSchema>;

type Write = (line: AuditLine) => Promise<void> | void;

/** What can be told of an error in one line; anything else is a bug and thrown on. */
function messageOf(error: unknown): string {
  if (error instanceof AuditImpossibleError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database does not answer. Try again in a moment.';
  throw error;
}

/** Audits, and writes what comes of it. */
export async function writeAudit(audit: Audit, write: Write): Promise<void> {
  try {
    const { counts, scope } = await audit((finding) => write({ finding }));
    await write({ report: { counts, scope } });
  } catch (error) {
    await write({ error: messageOf(error) });
  }
}

/** The line for people. */
export function describeLine(line: AuditLine): string {
  if ('error' in line) return line.error;
  if ('report' in line) return auditSummary(line.report);
  const { harm, problem, advice } = line.finding;
  return `${harm ?? 'note'}: ${problem} ${advice}`;
}

/** 0: nothing is wrong. 1: something is. 2: the audit could not be made. Undefined: there is more. */
export function exitCodeOf(line: AuditLine): number | undefined {
  if ('error' in line) return 2;
  if ('report' in line) return isClean(line.report) ? 0 : 1;
  return undefined;
}
