import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import type { Role } from '#operations/staff/roles.server.ts';
import { messages } from './messages/messages.ts';

/** `word`: what people call it. `may`: what its scopes let somebody do, in words. */
export type ShownRole = Role & { word: string; may: readonly string[] };

function RoleDetails({ role: { name, word, scopes, isOwn, may } }: { role: ShownRole }) {
  const canChange = useMay('roles.set') && isOwn;
  const summary = (
    <>
      {word}
      {!isOwn && <Muted>{messages.builtIn}</Muted>}
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
          {may.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** What each role may do; an owner changes the shop's own, and adds others. */
export function RolesPanel({ roles }: { roles: readonly ShownRole[] }) {
  const mayAdd = useMay('roles.set');
  const isRefused = useIsRefused('roles.set');
  return (
    <Section title={messages.roles}>
      <div>
        {roles.map((role) => (
          <RoleDetails key={role.name} role={role} />
        ))}
        {mayAdd && (
          <Disclosure summary={messages.addARole} isOpen={isRefused}>
            <OperationForm
              operation="roles.set"
              button={messages.addTheRole}
              fields={{ seenScopes: '' }}
            />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
