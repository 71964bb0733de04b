import { OPERATION } from '#admin/desk/operation-answer.ts';
import { OperationForm, useMay } from '#admin/ui/operation-form.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Person } from '#operations/staff/decide-access.ts';
import styles from './staff-page.module.css';

type OneButtonProps = {
  operation: string;
  /** The hidden field that says of what. */
  field: readonly [name: string, value: string];
  children: string;
  label: string;
};

/** An operation of one row; `label` says of which, for whoever does not see where the button stands. */
export function OneButton({ operation, field: [name, value], children, label }: OneButtonProps) {
  if (!useMay(operation)) return null;
  return (
    <PostForm>
      <input type="hidden" name={name} value={value} />
      <Button kind="quiet" name={OPERATION} value={operation} aria-label={`${children}: ${label}`}>
        {children}
      </Button>
    </PostForm>
  );
}

/** As what somebody comes in, or what they are from now on. */
export function RoleField({ roles, value = '' }: { roles: readonly string[]; value?: string }) {
  return (
    <SelectField
      label="Role"
      name="role"
      placeholder="Choose"
      required
      choices={roles.map((role) => [role, role])}
      defaultValue={value}
    />
  );
}

type PersonPanelProps = {
  person: Person;
  /** The names of all roles. */
  roles: readonly string[];
  /** Whether they are the last owner who can get in: that cannot be ended. */
  isLastOwner: boolean;
};

/** One of the staff, with what they may do, what lets them in, and the buttons that change it for whoever may. */
export function PersonPanel({ person, roles, isLastOwner }: PersonPanelProps) {
  const { id, name, role, sessions, passkeys } = person;
  const hasWays = sessions.length + passkeys.length > 0;
  return (
    <Panel labelledBy={`person-${id}`}>
      <h2 id={`person-${id}`} className={styles.title}>
        {name}
      </h2>
      <p className={styles.muted}>
        {role ?? 'Access ended'}
        {isLastOwner && ', and the last owner who can get in: this cannot be ended.'}
      </p>
      {!isLastOwner && role !== null && (
        <OperationForm
          key={role}
          operation="staff.give-role"
          button="Give the role"
          fields={{ person: id, seenRole: role }}
          className={styles.row}
        >
          <RoleField roles={roles} value={role} />
        </OperationForm>
      )}
      <ul className={styles.list}>
        {sessions.map(({ hash, device, seenSeconds }) => (
          <li key={hash}>
            <span>
              Signed in with {device}, last seen <ShortTime seconds={seenSeconds} />
            </span>
            <OneButton
              operation="staff.end-session"
              field={['id', hash]}
              label={`${device} of ${name}`}
            >
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
              operation="staff.remove-passkey"
              field={['id', passkey.id]}
              label={`${passkey.name} of ${name}`}
            >
              Remove the passkey
            </OneButton>
          </li>
        ))}
        {!hasWays && <li>Nothing lets {name} in: invite them again, by the same name.</li>}
        {role !== null && (
          <li>
            <OneButton operation="staff.invite" field={['name', name]} label={name}>
              Make a link for another device
            </OneButton>
            {!isLastOwner && (
              <OneButton operation="staff.end-access" field={['person', id]} label={name}>
                End all access
              </OneButton>
            )}
          </li>
        )}
      </ul>
    </Panel>
  );
}
