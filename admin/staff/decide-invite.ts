/** Who may invite whom into the admin, and as what. */
import type { Person } from './decide-ending.ts';

export type InviteRefusal = 'owners_only' | 'once_an_owner' | 'owner_is_awaited';

export type InviteDecision =
  | { kind: 'invite'; as: 'owner' | 'colleague' }
  | { kind: 'refuse'; refusal: InviteRefusal };

/**
 * What a link of `by`, the id of one of these people, to `name` is. The same name is the same person: one that an owner
 * has, or had, is an owner's to invite, and nobody comes in ahead of an owner for whom a link waits (`isAwaited`).
 */
export function decideInvite(
  people: readonly Person[],
  { by, name, isAwaited }: { by: string; name: string; isAwaited: boolean },
): InviteDecision {
  const person = people.find((one) => one.name === name);
  const isByOwner = people.some((one) => one.id === by && one.isOwner);
  if (person?.isOwner) {
    return isByOwner ? { kind: 'invite', as: 'owner' } : { kind: 'refuse', refusal: 'owners_only' };
  }
  if (isAwaited) return { kind: 'refuse', refusal: 'owner_is_awaited' };
  if (person?.hasOwned && !isByOwner) return { kind: 'refuse', refusal: 'once_an_owner' };
  return { kind: 'invite', as: 'colleague' };
}
