import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { SCOPES } from '#operations/scopes.ts';
import type { Role } from '#operations/staff/roles.server.ts';

function RoleDetails({ role: { name, scopes, isOwn } }: { role: Role }) {
  const canChange = useMay('roles.set') && isOwn;
  const summary = (
    <>
      {name}
      {!isOwn && <Muted>, built in</Muted>}
    </>
  );
  return (
    <Disclosure summary={summary}>
      {canChange ? (
        <>
          <OperationForm
            operation="roles.set"
            fields={{ name, seenScopes: scopes }}
            values={{ scopes }}
          />
          <OperationForm operation="roles.remove" kind="quiet" about={name} fields={{ name }} />
        </>
      ) : (
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{SCOPES[scope]}</li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** What each role may do; an owner changes the shop's own, and adds others. */
export function RolesPanel({ roles }: { roles: readonly Role[] }) {
  const mayAdd = useMay('roles.set');
  const isRefused = useIsRefused('roles.set');
  return (
    <Section title="Roles">
      <div>
        {roles.map((role) => (
          <RoleDetails key={role.name} role={role} />
        ))}
        {mayAdd && (
          <Disclosure summary="Add a role" isOpen={isRefused}>
            <OperationForm
              operation="roles.set"
              button="Add the role"
              fields={{ seenScopes: '' }}
            />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
