/** Who may end what lets a person into the admin. */
import type { StaffForm } from './staff-form.ts';

/** Times are unix seconds. */
export type Person = {
  id: string;
  name: string;
  isOwner: boolean;
  /** Whether they are or have ever been one. */
  hasOwned: boolean;
  sessions: { hash: string; device: string; seenSeconds: number }[];
  passkeys: { id: string; name: string; usedSeconds: number | null }[];
};

/** A session, a passkey, or all that lets a person in; `subject` is its hash, its id, or the person's id. */
export type Ending = Exclude<StaffForm, { do: 'invite' }>;

export type EndingRefusal = 'gone' | 'owners_only' | 'last_owner';

/** The person without what is ended; null where it is of somebody else, or of nobody. */
function without(person: Person, { do: what, subject }: Ending): Person | null {
  if (what === 'end_access') {
    return person.id === subject ? { ...person, sessions: [], passkeys: [] } : null;
  }
  const sessions = person.sessions.filter(({ hash }) => hash !== subject);
  const passkeys = person.passkeys.filter(({ id }) => id !== subject);
  const left = what === 'end_session' ? { ...person, sessions } : { ...person, passkeys };
  const isSame =
    left.sessions.length === person.sessions.length &&
    left.passkeys.length === person.passkeys.length;
  return isSame ? null : left;
}

const canGetIn = ({ isOwner, sessions, passkeys }: Person) =>
  isOwner && sessions.length + passkeys.length > 0;

/**
 * Whether `by`, the id of one of these people, may end this; null if so. What lets an owner in is ended by
 * owners, and what lets the last of them in by nobody. Asked under a lock of the owners' rows: of two who end each
 * other one stays.
 */
export function decideEnding(
  people: readonly Person[],
  by: string,
  ending: Ending,
): EndingRefusal | null {
  const person = people.find((one) => without(one, ending) !== null);
  if (!person) return 'gone';
  if (!person.isOwner) return null;
  const isOwner = people.some((one) => one.id === by && one.isOwner);
  if (!isOwner) return 'owners_only';
  const left = people.map((one) => without(one, ending) ?? one);
  return left.some(canGetIn) ? null : 'last_owner';
}
