/** What the law of the market asks of the shop, and how far that is done. */
import * as z from 'zod';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { judgeDuties } from '#app/features/law/duties.ts';
import { messages as law } from '#app/features/law/messages/messages.ts';
import { MARKETS } from '#app/features/settings/setting.ts';
import { readSettingTexts } from '#app/features/settings/settings-store.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { defineRead } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';
import { effectiveTexts } from './shop-settings.server.ts';

const dutySchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['done', 'missing', 'by-hand']),
  /** What to do for it. */
  todo: z.string(),
  source: z.string(),
  address: z.string(),
  /** A day such as 2026-06-19. */
  since: z.string(),
  /** The page of the admin where it is done. */
  place: z.string(),
});

export const showLaw = defineRead({
  name: 'law.show',
  scope: 'settings:read',
  does: 'Lists what the law of the market asks, what of it is done, and what is missing; it promises no conformity',
  input: z.object({}),
  output: z.object({ market: z.enum(MARKETS).nullable(), duties: z.array(dutySchema) }),
  toLines({ market, duties }) {
    if (market === null) return [messages.noMarketSet];
    return [
      ...duties.map(({ title, state, todo, source, since }) => {
        const line = `${law.states[state]}: ${title} (${source}, ${since})`;
        return state === 'done' ? line : `${line}. ${todo}`;
      }),
      messages.noConformity,
    ];
  },
  async run({ queries, shop }) {
    const texts = await readSettingTexts(queries);
    const values = effectiveTexts(texts, shop.settings.fixed);
    const market = MARKETS.find((one) => one === values.market) ?? null;
    const rates = await readTaxRates(queries);
    const facts = {
      values,
      seller: await readSeller(queries),
      ratedCountries: rates.flatMap(({ country, scope }) =>
        scope.kind === 'everything-else' ? [country] : [],
      ),
    };
    const duties = judgeDuties(market, facts).map(({ check: _check, ...duty }) => ({
      ...duty,
      ...law.duties[duty.id],
    }));
    return { market, duties };
  },
});
