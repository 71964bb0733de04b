/** Who may see a job, and who may end or remove it: whoever may see, or do, what it does, and whoever has started it. */
import type { Job } from '#app/features/jobs/job.ts';
import type { Scope } from '#operations/scopes.ts';

/** What the operations of jobs ask for beside those of the catalogue, which most jobs are of. */
export const OTHER_SCOPES = {
  watch: ['orders:read', 'books:read', 'staff:read', 'catalogue:write', 'staff:write'],
  cancel: ['catalogue:read', 'orders:read', 'books:read', 'staff:write'],
  remove: ['orders:read', 'books:read', 'staff:write'],
} as const satisfies Record<string, readonly Scope[]>;

/** `kind` is the name of the operation that has started it, which needs `start`. */
export function scopesOfJob(kind: string): { start: Scope; read: Scope; write: Scope } {
  if (kind.startsWith('orders.') || kind === 'tax.report') {
    return { start: 'orders:read', read: 'orders:read', write: 'orders:read' };
  }
  if (kind.startsWith('books.')) {
    return { start: 'books:read', read: 'books:read', write: 'books:read' };
  }
  if (kind.startsWith('catalogue.')) {
    const start = kind === 'catalogue.export' ? 'catalogue:read' : 'catalogue:write';
    return { start, read: 'catalogue:read', write: 'catalogue:write' };
  }
  return { start: 'staff:write', read: 'staff:read', write: 'staff:write' };
}

/** What somebody needs to read or write it: of their own, no more than they have started it by. */
export function scopeTo(
  does: 'read' | 'write',
  { kind, actor }: Pick<Job, 'kind' | 'actor'>,
  by: { id: string; scopes: readonly Scope[] },
): Scope {
  const scopes = scopesOfJob(kind);
  return actor === by.id && by.scopes.includes(scopes.start) ? scopes.start : scopes[does];
}
