import { Form } from 'react-router';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './people.module.css';
import type { Person } from './people.server.ts';

type OneButtonProps = { act: string; subject: string; children: string; label: string };

/** `label` says of what, for whoever does not see where the button stands. */
function OneButton({ act, subject, children, label }: OneButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="subject" value={subject} />
      <Button kind="quiet" aria-label={`${children}: ${label}`}>
        {children}
      </Button>
    </Form>
  );
}

/** One of the staff, with what lets them in. */
export function PersonPanel({ person }: { person: Person }) {
  const { id, name, sessions, passkeys } = person;
  return (
    <Panel labelledBy={`person-${id}`}>
      <h2 id={`person-${id}`} className={styles.title}>
        {name}
      </h2>
      <ul className={styles.list}>
        {sessions.map(({ hash, device, seenSeconds }) => (
          <li key={hash}>
            <span>
              Signed in with {device}, last seen <ShortTime seconds={seenSeconds} />
            </span>
            <OneButton act="end_session" subject={hash} label={`${device} of ${name}`}>
              End the session
            </OneButton>
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
            <OneButton
              act="remove_passkey"
              subject={passkey.id}
              label={`${passkey.name} of ${name}`}
            >
              Remove the passkey
            </OneButton>
          </li>
        ))}
        {sessions.length + passkeys.length === 0 ? (
          <li>Nothing lets {name} in: invite them again, by the same name.</li>
        ) : (
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
