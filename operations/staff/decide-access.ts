/** Rules of who is let in as what, and of what lets an owner in: the last owner stays one who can get in. */
import { OWNER } from '#operations/scopes.ts';

/** Times are unix seconds. */
export type Person = {
  id: string;
  name: string;
  /** Null once their access was ended. */
  role: string | null;
  /** Where the mails go that they have chosen; null: nowhere. */
  email: string | null;
  notices: readonly string[];
  sessions: { hash: string; device: string; seenSeconds: number }[];
  passkeys: { id: string; name: string; usedSeconds: number | null }[];
};

/** What changes of a person's access. */
export type AccessChange =
  | { kind: 'session' | 'passkey'; id: string }
  | { kind: 'role'; role: string }
  | { kind: 'access' };

function changed(person: Person, change: AccessChange): Person {
  switch (change.kind) {
    case 'session':
      return { ...person, sessions: person.sessions.filter(({ hash }) => hash !== change.id) };
    case 'passkey':
      return { ...person, passkeys: person.passkeys.filter(({ id }) => id !== change.id) };
    case 'role':
      return { ...person, role: change.role };
    case 'access':
      return { ...person, role: null, sessions: [], passkeys: [] };
  }
}

const isOwnerWhoCanGetIn = ({ role, sessions, passkeys }: Person) =>
  role === OWNER && sessions.length + passkeys.length > 0;

/**
 * Whether the change would leave nobody who is an owner and can get in. Asked under a lock of all of them: of two who
 * end or demote each other one stays.
 */
export function isOfLastOwner(
  people: readonly Person[],
  person: Person,
  change: AccessChange,
): boolean {
  if (person.role !== OWNER || (change.kind === 'role' && change.role === OWNER)) return false;
  return !people.some((one) =>
    isOwnerWhoCanGetIn(one.id === person.id ? changed(one, change) : one),
  );
}

export type InviteDecision =
  | { kind: 'invite'; role: string }
  | { kind: 'refuse'; refusal: 'role_missing' | 'other_role' | 'owner_is_awaited' };

/**
 * As what a link for `name` lets in. The same name is the same person, who keeps the role that they have; nobody comes
 * in ahead of an owner for whom a link waits (`isOwnerAwaited`).
 */
export function decideInvite(
  people: readonly Person[],
  {
    name,
    role: wanted,
    isOwnerAwaited,
  }: { name: string; role: string | null; isOwnerAwaited: boolean },
): InviteDecision {
  const known = people.find((one) => one.name === name)?.role ?? null;
  if (known !== null && wanted !== null && known !== wanted)
    return { kind: 'refuse', refusal: 'other_role' };
  const role = known ?? wanted;
  if (role === null) return { kind: 'refuse', refusal: 'role_missing' };
  return isOwnerAwaited && role !== OWNER
    ? { kind: 'refuse', refusal: 'owner_is_awaited' }
    : { kind: 'invite', role };
}
