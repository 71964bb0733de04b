import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { countryChoices } from '#app/features/delivery/country-names.ts';
import { readShippingPrices } from '#app/features/delivery/shipping-prices.server.ts';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { BrowserPanel } from './browser-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { EnvironmentPanel } from './environment-panel.tsx';
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
