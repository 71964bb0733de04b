import { PostForm } from '#admin/ui/post-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { EndingRefusal, Person } from './decide-ending.ts';
import styles from './staff-access.module.css';

type OneButtonProps = { act: string; subject: string; children: string; label: string };

/** `label` says of what, for whoever does not see where the button stands. */
function OneButton({ act, subject, children, label }: OneButtonProps) {
  return (
    <PostForm>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="subject" value={subject} />
      <Button kind="quiet" aria-label={`${children}: ${label}`}>
        {children}
      </Button>
    </PostForm>
  );
}

function describeOwner(refusal: EndingRefusal | null): string {
  switch (refusal) {
    case 'owners_only':
      return 'Owner: only owners end what lets an owner in.';
    case 'last_owner':
      return 'Owner, and the last who can get in: their access cannot be ended.';
    default:
      return 'Owner';
  }
}

type PersonPanelProps = {
  person: Person;
  /** Why who reads the page may not end all that lets this person in; null where they may. */
  refusal: EndingRefusal | null;
};

/** One of the staff, with what lets them in, and the buttons that end it for whoever may. */
export function PersonPanel({ person, refusal }: PersonPanelProps) {
  const { id, name, isOwner, sessions, passkeys } = person;
  const canEnd = refusal !== 'owners_only';
  return (
    <Panel labelledBy={`person-${id}`}>
      <h2 id={`person-${id}`} className={styles.title}>
        {name}
      </h2>
      {isOwner && <p className={styles.kind}>{describeOwner(refusal)}</p>}
      <ul className={styles.list}>
        {sessions.map(({ hash, device, seenSeconds }) => (
          <li key={hash}>
            <span>
              Signed in with {device}, last seen <ShortTime seconds={seenSeconds} />
            </span>
            {canEnd && (
              <OneButton act="end_session" subject={hash} label={`${device} of ${name}`}>
                End the session
              </OneButton>
            )}
          </li>
        ))}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              Passkey of {passkey.name},{' '}
              {passkey.usedSeconds === null ? (
                'never used'
              ) : (
                <>
                  last used <ShortTime seconds={passkey.usedSeconds} />
                </>
              )}
            </span>
            {canEnd && (
              <OneButton
                act="remove_passkey"
                subject={passkey.id}
                label={`${passkey.name} of ${name}`}
              >
                Remove the passkey
              </OneButton>
            )}
          </li>
        ))}
        {sessions.length + passkeys.length === 0 && (
          <li>Nothing lets {name} in: invite them again, by the same name.</li>
        )}
        {refusal === null && (isOwner || sessions.length + passkeys.length > 0) && (
          <li>
            <span />
            <OneButton act="end_access" subject={id} label={name}>
              End all access
            </OneButton>
          </li>
        )}
      </ul>
    </Panel>
  );
}
