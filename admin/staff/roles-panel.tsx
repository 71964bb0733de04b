import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import choiceStyles from '#admin/ui/choice.module.css';
import { OperationForm, useMay } from '#admin/ui/operation-form.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { GIVEN_SCOPES, SCOPES, type Scope } from '#operations/scopes.ts';
import type { Role } from '#operations/staff/roles.server.ts';
import { OneButton } from './person-panel.tsx';
import styles from './staff-page.module.css';

/** What a role of the shop's own may do: a box a scope. */
function ScopeBoxes({ scopes }: { scopes: readonly string[] }) {
  return (
    <fieldset className={styles.scopes}>
      <legend>It may</legend>
      {GIVEN_SCOPES.map((scope) => (
        <label key={scope} className={choiceStyles.choice}>
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            defaultChecked={scopes.includes(scope)}
          />
          <span>{SCOPES[scope]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{SCOPES[scope]}</li>
      ))}
    </ul>
  );
}

function RoleDetails({ role: { name, scopes, isOwn } }: { role: Role }) {
  const canChange = useMay('roles.set') && isOwn;
  return (
    <details className={styles.role}>
      <summary>
        {name}
        {!isOwn && <span className={styles.muted}>, built in</span>}
      </summary>
      {canChange ? (
        <>
          <OperationForm
            key={scopes.join()}
            operation="roles.set"
            button="Save the role"
            fields={{ name, seenScopes: scopes }}
            className="stack"
          >
            <ScopeBoxes scopes={scopes} />
          </OperationForm>
          <OneButton operation="roles.remove" field={['name', name]} label={name}>
            Remove the role
          </OneButton>
        </>
      ) : (
        <ScopeList scopes={scopes} />
      )}
    </details>
  );
}

type RolesPanelProps = {
  roles: readonly Role[];
  /** Of the last form of the page. */
  answer: OperationAnswer | undefined;
};

/** What each role may do; an owner changes the shop's own, and adds others. */
export function RolesPanel({ roles, answer }: RolesPanelProps) {
  const refused = answer?.operation === 'roles.set' && !answer.isDone ? answer : null;
  return (
    <Panel labelledBy="roles" className="stack">
      <h2 id="roles" className={styles.title}>
        Roles
      </h2>
      <div>
        {roles.map((role) => (
          <RoleDetails key={role.name} role={role} />
        ))}
        <details
          key={roles.map(({ name }) => name).join()}
          className={styles.role}
          hidden={!useMay('roles.set')}
          open={refused !== null}
        >
          <summary>Add a role</summary>
          <OperationForm
            operation="roles.set"
            button="Add the role"
            fields={{ seenScopes: '' }}
            className="stack"
          >
            <Field
              label="Name of the role"
              name="name"
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={refused?.typed?.name}
              error={refused?.problems.name}
            />
            <ScopeBoxes scopes={refused?.typed?.scopes?.split(',') ?? []} />
          </OperationForm>
        </details>
      </div>
    </Panel>
  );
}
