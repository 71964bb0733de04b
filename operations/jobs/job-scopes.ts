/** Who may see a job, and who may end or remove it: whoever may see, or do, what it does. */
import type { Scope } from '#operations/scopes.ts';

/** What the operations of jobs ask for beside those of the catalogue, which most jobs are of. */
export const OTHER_SCOPES = {
  read: ['orders:read', 'staff:read'],
  write: ['orders:read', 'staff:write'],
} as const satisfies Record<string, readonly Scope[]>;

/** `kind` is the name of the operation that has started it. */
export function scopesOfJob(kind: string): { read: Scope; write: Scope } {
  if (kind.startsWith('catalogue.')) return { read: 'catalogue:read', write: 'catalogue:write' };
  if (kind.startsWith('orders.')) return { read: 'orders:read', write: 'orders:read' };
  return { read: 'staff:read', write: 'staff:write' };
}
