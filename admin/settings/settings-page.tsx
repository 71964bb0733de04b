import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { messages as healthWords } from '#admin/health/messages/messages.ts';
import { KeyList } from '#admin/keys/key-list.tsx';
import { type Preference, usePreference, writePreference } from '#admin/keys/preferences.ts';
import { type AdminSession, sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import type { ShownGroup, ShownSetting } from '#admin/operations/shown-setting.ts';
import { allowSound, playOrderSound } from '#admin/orders/new-orders/order-sound.ts';
import { messages as staffWords } from '#admin/staff/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import type { SettingGroup } from '#app/features/settings/setting.ts';
import { filled } from '#app/ui/filled.tsx';
import { mayDo } from '#operations/perform.server.ts';
import { listCodes } from '#operations/settings/codes.server.ts';
import { listOwnFields } from '#operations/settings/own-fields.server.ts';
import { showSeller } from '#operations/settings/seller.server.ts';
import { listSettings } from '#operations/settings/shop-settings.server.ts';
import { listTaxRates } from '#operations/settings/tax-rates.server.ts';
import { AFTER_CODE, CodesPanel } from './codes-panel.tsx';
import { loadZones } from './delivery/shown-zones.server.ts';
import { ZonesPanel } from './delivery/zones-panel.tsx';
import { messages } from './messages/messages.ts';
import { OwnFieldsPanel } from './own-fields-panel.tsx';
import { settingsOfGroups } from './settings-of-groups.server.ts';
import { ShopSettingsPanel } from './shop-settings-panel.tsx';
import { TaxPanel } from './tax-panel.tsx';

type SwitchProps = {
  preference: Preference;
  /** Whether the box is ticked while the preference is off. */
  isInverse?: boolean;
  onSwitch?(isOn: boolean): void;
  children: string;
};

const columnsOf = (): Column<ShownSetting>[] => [
  {
    name: messages.setting,
    cell: ({ name }) => <span className="text-small break-anywhere mono">{name}</span>,
  },
  { name: messages.value, cell: ({ value }) => <span className="break-anywhere">{value}</span> },
  {
    name: messages.where,
    cell: ({ isSet }) => (isSet ? messages.environment : messages.byDefault),
  },
];

/** In the order of the page. */
const GROUPS: readonly SettingGroup[] = [
  ...(['Selling', 'Law', 'Language, money and time', 'Mail'] as const),
];

export const meta = () => [{ title: `${messages.settings} · Admin` }];

async function loadShop(session: AdminSession, afterCode: string | null) {
  const { settings } = await loadOperation(session, listSettings, {});
  return {
    market: settings.find(({ name }) => name === 'market')?.value,
    groups: settingsOfGroups(settings, GROUPS),
    delivery: await loadZones(session),
    tax: await loadOperation(session, listTaxRates, {}),
    sells: await loadOperation(session, showSeller, {}),
    codes: await loadOperation(session, listCodes, { after: afterCode }),
    own: await loadOperation(session, listOwnFields, {}),
    environment: session.environment,
  };
}

/** What staff sets in their own browser is for all of them; `shop` is null for who may not read the rest. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const afterCode = url.searchParams.get(AFTER_CODE);
  return { shop: mayDo(session.member, listCodes) ? await loadShop(session, afterCode) : null };
}

export const action = answerOperation;

export default function Settings() {
  const { shop } = useLoaderData<typeof loader>();
  const mayTokens = useMay('tokens.make');
  const mayWebhooks = useMay('webhooks.list');
  return (
    <AdminPage
      title={messages.settings}
      below={shop && <Link to="/health">{healthWords.health}</Link>}
    >
      {shop && (
        <>
          <p>
            {filled(messages.nameAndLook, {
              shop: <Link to="/shop">{messages.yourShop}</Link>,
            })}
          </p>
          {shop.market === 'eu' && (
            <p>
              <Link to="/law">{messages.groups.Law}</Link>
            </p>
          )}
          {shop.groups.map((one) => (
            <ShopSettingsPanel key={one.group} {...one} />
          ))}
          <ZonesPanel {...shop.delivery} />
          <TaxPanel {...shop.tax} sells={shop.sells} />
          <CodesPanel {...shop.codes} />
          <OwnFieldsPanel {...shop.own} />
        </>
      )}
      {(mayTokens || mayWebhooks) && (
        <Section title={messages.programs}>
          {mayTokens && (
            <p>
              {filled(messages.aboutTokens, {
                tokens: <Link to="/tokens">{messages.apiTokens}</Link>,
              })}
            </p>
          )}
          {mayWebhooks && (
            <p>
              {filled(messages.aboutWebhooks, {
                webhooks: <Link to="/webhooks">{messages.webhooks}</Link>,
              })}
            </p>
          )}
        </Section>
      )}
      <p>
        <Link to="/you">{staffWords.yourMails}</Link>
      </p>
      <BrowserPanel />
      {shop && <EnvironmentPanel groups={shop.environment} />}
    </AdminPage>
  );
}

/** What the environment decides: shown, not changed. */
function EnvironmentPanel({ groups }: { groups: readonly ShownGroup[] }) {
  return (
    <Section title={messages.setAtStart} about={messages.aboutEnvironment}>
      {groups.map(({ title, settings }) => (
        <div key={title}>
          <h3>{title}</h3>
          <DataTable
            isFlat
            caption={title}
            columns={columnsOf()}
            rows={settings}
            keyOf={({ name }) => name}
            empty=""
          />
        </div>
      ))}
    </Section>
  );
}

function Switch({ preference, isInverse = false, onSwitch, children }: SwitchProps) {
  const isOn = usePreference(preference);
  return (
    <label className={`${choiceStyles.choice} flex items-center gap-2`}>
      <input
        type="checkbox"
        checked={isOn !== isInverse}
        onChange={({ target }) => {
          writePreference(preference, target.checked !== isInverse);
          onSwitch?.(target.checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
}

/** The click has allowed it, so that it can sound at once. */
function tryOut(isOn: boolean): void {
  if (!isOn) return;
  allowSound();
  playOrderSound();
}

/** What this browser is to do for whoever sits before it; without scripts it can do none of it. */
function BrowserPanel() {
  if (!useIsHydrated()) return null;
  return (
    <Section title={messages.inThisBrowser} about={messages.rememberedHere}>
      <div>
        <Switch preference="sound" onSwitch={tryOut}>
          {messages.soundOfOrders}
        </Switch>
        <Muted>{messages.soundAfterClick}</Muted>
      </div>
      <Switch preference="no-keys" isInverse>
        {messages.shortcuts}
      </Switch>
      <KeyList />
    </Section>
  );
}
