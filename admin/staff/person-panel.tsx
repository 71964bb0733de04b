import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { filled } from '#app/ui/filled.tsx';
import type { Choices } from '#operations/fields.ts';
import type { Person } from '#operations/staff/decide-access.ts';
import { messages } from './messages/messages.ts';
import styles from './staff-page.module.css';

type PersonPanelProps = {
  person: Person;
  /** What people call them, and their role. */
  name: string;
  roleName: string;
  roles: Choices;
  /** Whether they are the last owner who can get in: that cannot be ended. */
  isLastOwner: boolean;
};

/** One of the staff, with what they may do, what lets them in, and the buttons that change it for whoever may. */
export function PersonPanel({ person, name, roleName, roles, isLastOwner }: PersonPanelProps) {
  const { id, role, email, sessions, passkeys } = person;
  const hasWays = sessions.length + passkeys.length > 0;
  return (
    <Section
      title={name}
      about={
        <>
          {role === null ? messages.accessEnded : roleName}
          {isLastOwner && messages.isLastOwner}
        </>
      }
    >
      {!isLastOwner && role !== null && (
        <OperationForm
          operation="staff.give-role"
          fields={{ person: id, seenRole: role }}
          values={{ role }}
          choices={{ role: roles }}
          className={`${styles.row} flex wrap items-end gap-4`}
        />
      )}
      {role !== null && (
        <OperationForm
          // What was saved is shown once it is read again.
          key={email}
          operation="staff.set-email"
          fields={{ person: id }}
          values={{ email: email ?? '' }}
          className={`${styles.row} flex wrap items-end gap-4`}
        />
      )}
      <ul className={styles.list}>
        {sessions.map(({ hash, device, seenSeconds }) => (
          <li key={hash}>
            <span>
              {filled(messages.signedInWith(device), { time: <ShortTime seconds={seenSeconds} /> })}
            </span>
            <OperationForm
              operation="staff.end-session"
              kind="quiet"
              about={messages.of(device, name)}
              fields={{ id: hash }}
            />
          </li>
        ))}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {passkey.usedSeconds === null
                ? messages.passkeyNever(passkey.name)
                : filled(messages.passkeyUsed(passkey.name), {
                    time: <ShortTime seconds={passkey.usedSeconds} />,
                  })}
            </span>
            <OperationForm
              operation="staff.remove-passkey"
              kind="quiet"
              about={messages.of(passkey.name, name)}
              fields={{ id: passkey.id }}
            />
          </li>
        ))}
        {!hasWays && <li>{messages.noWay(name)}</li>}
        {role !== null && (
          <li>
            <OperationForm
              operation="staff.invite"
              button={messages.otherDevice}
              kind="quiet"
              about={name}
              fields={{ name: person.name }}
              typed={[]}
            />
            {!isLastOwner && (
              <OperationForm
                operation="staff.end-access"
                kind="quiet"
                about={name}
                fields={{ person: id }}
              />
            )}
          </li>
        )}
      </ul>
      <OtherForms about={{ person: id }} />
    </Section>
  );
}
