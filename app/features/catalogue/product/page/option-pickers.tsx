import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  OPTION_FIELDS,
  type OptionPicker,
  type OptionValue,
  pickersOf,
} from '#app/features/catalogue/product/options/option-choice.ts';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { STAYS } from '#app/ui/navigation/route-announcer.tsx';
import styles from './option-pickers.module.css';

type OptionPickersProps = {
  /** All variants of the product that have options. */
  variants: readonly Product[];
  chosen: Product;
  /** Takes a choice in place of the address. */
  onChoose?: (variant: Product) => void;
};

type ValueProps = {
  field: string;
  value: OptionValue<Product>;
  isChosen: boolean;
  onChoose: () => void;
};

/** `Black, M` of what stands beside an option. */
function othersOf({ options = [] }: Product, name: string): string {
  return options
    .filter(([other]) => other !== name)
    .map(([, value]) => value)
    .join(', ');
}

/**
 * The options of a product as groups of radio buttons. A choice is an address; without scripts a button sends the form,
 * and the server answers with the address of what was chosen.
 */
export function OptionPickers({ variants, chosen, onChoose }: OptionPickersProps) {
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  // What was clicked is chosen at once; the address follows, and from then on it says what is.
  const [clicked, setClicked] = useState<Product | null>(null);
  const [at, setAt] = useState(chosen.variant);
  if (at !== chosen.variant) {
    setAt(chosen.variant);
    setClicked(null);
  }
  const shown = clicked ?? chosen;

  function choose(
    { name }: OptionPicker<Product>,
    { value, leadsTo, isMade }: OptionValue<Product>,
  ) {
    const instead = messages.notMade(value, othersOf(shown, name), othersOf(leadsTo, name));
    setNote(isMade ? '' : instead);
    if (onChoose) {
      onChoose(leadsTo);
      return;
    }
    setClicked(leadsTo);
    // The page has all that it shows of each variant.
    void navigate(productPath(leadsTo), {
      ...{ preventScrollReset: true, defaultShouldRevalidate: false, state: STAYS },
    });
  }

  return (
    <form action={`/product/${encodeURIComponent(chosen.id)}`} className="grid gap-4">
      {pickersOf(variants, shown).map((picker, place) => (
        <Picker
          key={picker.name}
          picker={picker}
          field={OPTION_FIELDS[place] ?? ''}
          onChoose={(value) => choose(picker, value)}
        />
      ))}
      <p role="status" className={`${styles.note} text-small muted`}>
        {note}
      </p>
      <noscript>
        <Button kind="secondary">{messages.showThisChoice}</Button>
      </noscript>
    </form>
  );
}

type PickerProps = {
  picker: OptionPicker<Product>;
  field: string;
  onChoose: (value: OptionValue<Product>) => void;
};

/** An option with one value is nothing to choose: it is said. */
function Picker({ picker: { name, chosen, values }, field, onChoose }: PickerProps) {
  if (values.length === 1) {
    return (
      <p>
        <input type="hidden" name={field} value={chosen} />
        <span className={`${styles.name} semibold`}>{name}</span> <span dir="auto">{chosen}</span>
      </p>
    );
  }
  return (
    <fieldset className="min-w-0 no-border p-0 m-0">
      <legend className="p-0">
        <span className={`${styles.name} semibold`}>{name}</span>{' '}
        <span aria-hidden="true" dir="auto">
          {chosen}
        </span>
      </legend>
      <div className={`${styles.values} flex wrap gap-2`}>
        {values.map((value) => (
          <Value
            key={value.value}
            field={field}
            value={value}
            isChosen={value.value === chosen}
            onChoose={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What cannot be had as things are chosen says so, and can be chosen still. */
function Value({
  field,
  value: { value, leadsTo, isMade, image },
  isChosen,
  onChoose,
}: ValueProps) {
  const [level] = useStockLevels([leadsTo]);
  const state = isMade ? level?.kind === 'out' && messages.soldOut : messages.otherChoice;
  return (
    <label
      className={`${styles.value} choosable flex items-center target pointer gap-2`}
      data-state={state || undefined}
    >
      <input
        type="radio"
        name={field}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className={`${styles.radio} w-full h-full m-0`}
      />
      {image !== null && (
        <span className={styles.picture} aria-hidden="true">
          <ProductPicture product={{ title: value, image }} sizes="3.5em" eager />
        </span>
      )}
      <span className={`${styles.words} grid break-anywhere min-w-0 text-center`}>
        <span dir="auto">{value}</span>
        {state && <span className={styles.state}>{state}</span>}
      </span>
    </label>
  );
}
