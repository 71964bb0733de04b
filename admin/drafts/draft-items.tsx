import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import type { StaffVariant } from '#app/features/catalogue/edit/list-products.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { DraftOutput } from '#operations/drafts/draft-output.server.ts';
import { messages } from './messages/messages.ts';

const SET_UNITS = 'drafts.set-units';

type Item = DraftOutput['items'][number];

const itemColumns = (draft: string): readonly Column<Item>[] => [
  {
    name: messages.variant,
    cell: ({ title, variant, isSold }) => (
      <>
        {title} <Muted>{variant}</Muted>
        {!isSold && <Muted> {messages.notSold}</Muted>}
      </>
    ),
  },
  { name: messages.price, isNumber: true, cell: ({ priceCents }) => formatCents(priceCents) },
  {
    name: messages.units,
    cell: ({ variant, title, units }) => (
      <OperationForm
        key={units}
        operation={SET_UNITS}
        about={title}
        fields={{ draft, variant }}
        className="flex wrap items-center gap-2"
      >
        <Units title={title} units={units} />
      </OperationForm>
    ),
  },
];

const foundColumns = (draft: string): readonly Column<StaffVariant>[] => [
  {
    name: messages.variant,
    cell: ({ title, variant, available, isWithdrawn }) => (
      <>
        {title}{' '}
        <Muted>
          {[
            variant,
            ...(isWithdrawn ? [messages.isWithdrawn] : []),
            ...(available === null ? [] : [messages.available(available)]),
          ].join(' · ')}
        </Muted>
      </>
    ),
  },
  { name: messages.price, isNumber: true, cell: ({ priceCents }) => formatCents(priceCents) },
  {
    name: messages.units,
    cell: ({ variant, title }) => (
      <OperationForm
        operation={SET_UNITS}
        button={messages.add}
        about={title}
        fields={{ draft, variant }}
        className="flex wrap items-center gap-2"
      >
        <Units title={title} units={1} />
      </OperationForm>
    ),
  },
];

/** How many of it: the column says what the number is. */
function Units({ title, units }: { title: string; units: number }) {
  return (
    <input
      name="units"
      inputMode="numeric"
      autoComplete="off"
      size={3}
      required
      defaultValue={units}
      aria-label={messages.unitsOf(title)}
      className="target rounded control-border surface text-center"
    />
  );
}

type DraftItemsProps = {
  draft: DraftOutput;
  /** What was searched for last, and what was found. */
  text: string;
  found: readonly StaffVariant[];
};

/** What the order is for: found by words, and how many of each. */
export function DraftItems({ draft: { draft, items }, text, found }: DraftItemsProps) {
  const inIt = new Set(items.map(({ variant }) => variant));
  const others = found.filter(({ variant }) => !inIt.has(variant));
  // What was found and is in it already stands above.
  const isAllInIt = found.length > 0 && others.length === 0;
  return (
    <Section title={messages.items} about={items.length > 0 ? messages.noneTakesOut : undefined}>
      <DataTable
        isFlat
        caption={messages.items}
        columns={itemColumns(draft)}
        rows={items}
        keyOf={({ variant, priceCents }) => `${priceCents} ${variant}`}
        empty={messages.nothingYet}
      />
      <h3>{messages.addItems}</h3>
      <ListSearch
        path={`/drafts/${draft}`}
        what={messages.variants}
        text={text}
        placeholder={productMessages.variantOrWords}
      />
      {text !== '' && !isAllInIt && (
        <DataTable
          isFlat
          caption={messages.addItems}
          columns={foundColumns(draft)}
          rows={others}
          keyOf={({ variant }) => variant}
          empty={productMessages.noneFound}
        />
      )}
    </Section>
  );
}
