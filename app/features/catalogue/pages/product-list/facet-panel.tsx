import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { Form, useNavigate, useSubmit } from 'react-router';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  chosenValues,
  type FacetName,
  withoutValue,
  withValue,
  withValues,
} from '#app/features/catalogue/search/query/facets.ts';
import type { OfferedFacet } from '#app/features/catalogue/search/query/offered-facets.ts';
import {
  productListPath,
  valuePaths,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { countText, searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import { anyTexts, facetTitle, valueText } from './facet-messages.ts';
import styles from './facet-panel.module.css';

type FacetPanelProps = { query: SearchQuery; facets: readonly OfferedFacet[]; found: number };

const PANEL_ID = 'filters';

/**
 * The filters, with what each value would find: beside the products, and on narrow screens in a sheet over them. It is
 * a popover of the browser's own: it opens, closes and gives the focus back without scripts. They are one form, whose
 * button asks for all that is ticked. With scripts each tick is asked for at once: the sheet stays open, and its button
 * says what is found.
 */
export function FacetPanel({ query, facets, found }: FacetPanelProps) {
  // What is ticked, also while it is asked for.
  const [shown, show] = useOptimistic(query);
  const form = useRef<HTMLFormElement>(null);
  const [isScripted, setScripted] = useState(false);
  const submit = useSubmit();
  const navigate = useNavigate();
  useEffect(() => {
    setScripted(true);
    // What was ticked before the scripts came.
    if (form.current && isTickedAnew(form.current)) void submit(form.current);
  }, [submit]);
  const [action = '', search = ''] = productListPath(query).split('?');
  const ticked = new Set(facets.filter(isTicked).map(({ name }) => name));

  function onTick({ target: { name, value, checked } }: ChangeEvent<HTMLInputElement>): void {
    const next = (checked ? withValue : withoutValue)(shown, name as FacetName, value);
    startTransition(async () => {
      show(next);
      await navigate(productListPath(next));
    });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    document.getElementById(PANEL_ID)?.hidePopover?.();
  }

  return (
    <nav
      id={PANEL_ID}
      popover="auto"
      aria-label={messages.filters}
      className={`${styles.panel} screen-only`}
    >
      <div className={styles.head}>
        <p className="text-large bold">{messages.filters}</p>
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label={messages.close}
          className={styles.close}
        >
          <CloseIcon />
        </button>
      </div>
      <Form ref={form} method="get" action={action} autoComplete="off" onSubmit={onSubmit}>
        {[...new URLSearchParams(search)].map(
          ([name, value]) =>
            !ticked.has(name as FacetName) && (
              <input key={name + value} type="hidden" name={name} value={value} />
            ),
        )}
        <div className={styles.groups}>
          {facets.map((facet) =>
            isTicked(facet) ? (
              <TickedGroup key={facet.name} query={shown} onTick={onTick} {...facet} />
            ) : (
              <LinkedGroup key={facet.name} query={query} {...facet} />
            ),
          )}
        </div>
        <div className={styles.foot}>
          <Button kind="primary" className={styles.show}>
            {isScripted ? messages.show(searchCount(found)) : messages.showChosen}
          </Button>
        </div>
      </Form>
    </nav>
  );
}

/** Opens the panel where it is a sheet. */
export function FiltersButton() {
  return (
    <div className={styles.opener}>
      <Button type="button" kind="secondary" popoverTarget={PANEL_ID}>
        {messages.filters}
      </Button>
    </div>
  );
}

/** Whether its values are ticked; categories are pages of their own, to which links lead. */
function isTicked({ name }: OfferedFacet): boolean {
  return name !== 'category';
}

function isTickedAnew({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (one) => one instanceof HTMLInputElement && one.checked !== one.defaultChecked,
  );
}

function isOneOf(name: FacetName): name is keyof typeof anyTexts {
  return name in anyTexts;
}

/** Letters of scripts that are written from right to left: after a word of them a number stands on its left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A page has a hundred of these: only a word that needs it has an element of its own. */
function valueWithCount(text: string, count: number | null): ReactNode {
  const counted = count === null ? '' : ` (${countText(count)})`;
  if (!RIGHT_TO_LEFT.test(text)) return text + counted;
  return (
    <>
      <bdi>{text}</bdi>
      {counted}
    </>
  );
}

type FacetGroupProps = OfferedFacet & { query: SearchQuery };

/** Boxes, any of which will do, and switches; where one stands in place of another, radio buttons. */
function TickedGroup({
  name,
  query,
  values,
  onTick,
}: FacetGroupProps & { onTick(event: ChangeEvent<HTMLInputElement>): void }) {
  const chosen = chosenValues(query, name);
  return (
    <fieldset className="no-border p-0 m-0 min-w-0">
      <legend className={styles.title} dir="auto">
        {facetTitle(name)}
      </legend>
      <AnyValue {...{ name, query, chosen }} />
      {values.map(({ value, count }) => (
        <label key={value} className={styles.value}>
          <input
            type={isOneOf(name) ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={onTick}
          />
          {valueWithCount(valueText(name, value), count)}
        </label>
      ))}
    </fieldset>
  );
}

/** Takes back what stands in place of all others. */
function AnyValue({
  name,
  query,
  chosen,
}: Omit<FacetGroupProps, 'values'> & { chosen: readonly string[] }) {
  if (chosen.length === 0 || !isOneOf(name)) return null;
  return (
    <Link to={productListPath(withValues(query, name, []))} className={styles.value}>
      ‹ {anyTexts[name]()}
    </Link>
  );
}

function LinkedGroup({ name, query, values }: FacetGroupProps) {
  const chosen = chosenValues(query, name);
  const pathWith = valuePaths(query, name);
  return (
    <section className="grid gap-1">
      <h2 className={styles.title}>{facetTitle(name)}</h2>
      <AnyValue {...{ name, query, chosen }} />
      <ul>
        {values.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={pathWith(value)}
              className={styles.value}
              aria-current={chosen.includes(value) || undefined}
            >
              {valueWithCount(valueText(name, value), count)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
