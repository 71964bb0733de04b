import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import type { SettingGroup, ShownSetting } from '#admin/desk/shown-setting.ts';
import { KeyList } from '#admin/keys/key-list.tsx';
import { type Preference, usePreference, writePreference } from '#admin/keys/preferences.ts';
import { allowSound, playOrderSound } from '#admin/orders/order-sound.ts';
import choiceStyles from '#admin/ui/choice.module.css';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import { countryChoices } from '#app/features/delivery/country-names.ts';
import { readShippingPrices } from '#app/features/delivery/shipping-prices.server.ts';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import styles from './settings.module.css';
import {
  type DeskOutcome,
  listCodes,
  MAX_COUNTED_ORDERS,
  saveCode,
  savePrice,
} from './settings-desk.server.ts';
import { readCodeForm, readPriceForm } from './settings-form.ts';
import { saveRate, saveSeller } from './tax-desk.server.ts';
import { readRateForm, readSellerForm } from './tax-form.ts';
import { TaxPanel } from './tax-panel.tsx';

type SwitchProps = {
  preference: Preference;
  /** Whether the box is ticked while the preference is off. */
  isInverse?: boolean;
  onSwitch?(isOn: boolean): void;
  children: string;
};

const columns: readonly Column<ShownSetting>[] = [
  { name: 'Setting', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { name: 'Value', cell: ({ value }) => <span className={styles.value}>{value}</span> },
  { name: 'Where', cell: ({ isSet }) => (isSet ? 'Environment' : 'Default') },
];

export const meta = () => [{ title: 'Settings · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries, mode, settings } = deskOf(context);
  return {
    prices: await readShippingPrices(queries),
    countries: countryChoices(),
    codes: await listCodes(queries),
    rates: await readTaxRates(queries),
    seller: await readSeller(queries),
    maxOrders: MAX_COUNTED_ORDERS,
    nowSeconds: Math.floor(Date.now() / 1_000),
    mode,
    settings,
  };
}

const NO_PRICE =
  'Nothing was saved: choose a country, and write prices in dollars and cents as in 4.90.';
const NO_SELLER =
  'Nothing was saved: write a name, and an address of at least one line, each of at most 100 letters.';
const NO_CODE = { isDone: false, message: 'Nothing was saved: look at what is marked.' };

function orSay<Read>(form: Read | null, toDo: string): Result<Read, string> {
  return form ? done(form) : refused(toDo);
}

/** Saves a form that has been read, or says what to do about one that could not be. */
async function save<Read>(form: Result<Read, string>, write: (form: Read) => Promise<DeskOutcome>) {
  const outcome = form.ok ? await write(form.value) : { isDone: false, message: form.refusal };
  const status = outcome.isDone ? 200 : form.ok ? 409 : 400;
  return data({ outcome, typed: null, problems: {} }, status);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context);
  const fields = await readDeskForm(request);
  switch (fields?.do) {
    case 'code': {
      const { code, problems } = readCodeForm(fields, desk.timeZone);
      if (!code) return data({ outcome: NO_CODE, typed: fields, problems }, 400);
      const outcome = await saveCode(desk, code);
      const typed = outcome.isDone ? null : fields;
      return data({ outcome, typed, problems: {} }, outcome.isDone ? 200 : 409);
    }
    case 'rate':
    case 'remove-rate':
      return save(readRateForm(fields), (form) => saveRate(desk, form));
    case 'seller':
    case 'no-seller':
      return save(orSay(readSellerForm(fields), NO_SELLER), (form) => saveSeller(desk, form));
    default:
      return save(orSay(readPriceForm(fields), NO_PRICE), (form) => savePrice(desk, form));
  }
}

export default function Settings() {
  const { prices, countries, codes, rates, seller, maxOrders, nowSeconds, mode, settings } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading>Settings</PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.outcome.isDone ? 'success' : 'error'}>
            <p>{answer.outcome.message}</p>
          </Notice>
        )}
      </div>
      <DeliveryPanel
        prices={prices}
        countries={countries}
        isCharged={mode.delivery === 'address'}
        isBusy={isBusy}
      />
      <TaxPanel rates={rates} seller={seller} isBusy={isBusy} />
      <CodesPanel
        codes={codes}
        maxOrders={maxOrders}
        nowSeconds={nowSeconds}
        isAsked={mode.codes}
        typed={answer?.typed ?? null}
        problems={answer?.problems ?? {}}
        isBusy={isBusy}
      />
      <BrowserPanel />
      <EnvironmentPanel groups={settings} />
    </>
  );
}

/** What the environment decides: shown, not changed. */
function EnvironmentPanel({ groups }: { groups: readonly SettingGroup[] }) {
  return (
    <Panel labelledBy="environment">
      <h2 id="environment" className={styles.title}>
        Set where the shop is started
      </h2>
      <p className={styles.muted}>
        In the environment of its process, or in the file .env beside it. A change holds from the
        next start on. Secrets are not shown.
      </p>
      {groups.map(({ title, settings }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <DataTable
            isFlat
            caption={title}
            columns={columns}
            rows={settings}
            keyOf={({ name }) => name}
            empty=""
          />
        </div>
      ))}
    </Panel>
  );
}

function Switch({ preference, isInverse = false, onSwitch, children }: SwitchProps) {
  const isOn = usePreference(preference);
  return (
    <label className={choiceStyles.choice}>
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
    <Panel labelledBy="browser" className="stack">
      <div>
        <h2 id="browser" className={styles.title}>
          In this browser
        </h2>
        <p className={styles.muted}>Remembered here alone. Nobody else sees it.</p>
      </div>
      <div>
        <Switch preference="sound" onSwitch={tryOut}>
          A sound for each new order
        </Switch>
        <p className={styles.muted}>
          After a page is loaded, browsers play it once you have clicked or typed anywhere.
        </p>
      </div>
      <Switch preference="no-keys" isInverse>
        Keys that go to a page, a list or the search
      </Switch>
      <KeyList />
    </Panel>
  );
}
