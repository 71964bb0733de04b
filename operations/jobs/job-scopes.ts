/** Who may see a job, and who may end or remove it: whoever may see, or do, what it does. */
import type { Scope } from '#operations/scopes.ts';

/** `kind` is the name of the operation that has started it. */
export function scopesOfJob(kind: string): { read: Scope; write: Scope } {
  return kind.startsWith('catalogue.')
    ? { read: 'catalogue:read', write: 'catalogue:write' }
    : { read: 'staff:read', write: 'staff:write' };
}
