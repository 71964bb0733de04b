import type { ReactNode } from 'react';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { SettingGroup } from '#app/features/settings/setting.ts';
import { filled } from '#app/ui/filled.tsx';
import type { ListedSetting } from '#operations/settings/shop-settings.server.ts';
import { messages } from './messages/messages.ts';

/** The settings under one heading; `version` is of those that the environment leaves to staff. */
export type SettingsOfGroup = {
  group: SettingGroup;
  /** `word`: its value, as people read it. */
  settings: readonly (ListedSetting & { word: string })[];
  version: string;
};

type PanelProps = SettingsOfGroup & {
  /** The fields where they are laid out by hand. */
  layout?: ReactNode;
};

const ANCHORS: Partial<Record<SettingGroup, string>> = { Law: 'law', Texts: 'texts' };

/** A form of what can be changed, and a line for each that the environment decides. */
export function ShopSettingsPanel({ group, settings, version, layout }: PanelProps) {
  const mayChange = useMay('settings.set');
  const own = settings.filter(({ source }) => source !== 'environment');
  const shown = mayChange ? settings.filter((one) => !own.includes(one)) : settings;
  const pending = settings.filter(({ isPending }) => isPending);
  const waitsForStart = settings.some(({ name }) => name === 'language');
  const last = own.toSorted((one, other) => at(other) - at(one))[0];
  return (
    <Section
      title={messages.groups[group]}
      anchor={ANCHORS[group]}
      about={waitsForStart ? messages.holdsFromStart : undefined}
    >
      {pending.map(({ name, label, word }) => (
        <p key={name}>{messages.fromNextStart(label, word)}</p>
      ))}
      {own.length > 0 && (
        <OperationForm
          operation="settings.set"
          about={messages.groups[group]}
          typed={own.map(({ name }) => name)}
          fields={{ seenVersion: version }}
          values={Object.fromEntries(own.map(({ name, value }) => [name, value]))}
        >
          {layout}
        </OperationForm>
      )}
      {shown.map(({ name, label, word, variable, source }) => (
        <p key={name}>
          {messages.settingIs(label, word)}{' '}
          {source === 'environment' && <Muted>{messages.variableHolds(variable)}</Muted>}
        </p>
      ))}
      {last?.changedSeconds && (
        <Muted>
          {filled(messages.lastChangedBy, {
            name: last.changedBy,
            time: <ShortTime seconds={last.changedSeconds} />,
          })}
        </Muted>
      )}
    </Section>
  );
}

const at = ({ changedSeconds }: ListedSetting) => changedSeconds ?? 0;
