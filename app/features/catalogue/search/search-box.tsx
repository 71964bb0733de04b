import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import type {
  ShownSuggestions,
  SuggestionListProps,
} from '#app/features/catalogue/search/suggestions/suggestion-list.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import styles from './search-box.module.css';

const nothingShown: ShownSuggestions = { isOpen: false, activeId: undefined };

type SearchBoxProps = {
  query: string;
  /** Distinguishes it from the header's, on a page that has another. */
  name?: string;
};

/** A form that works without scripts; suggestions are loaded when the field gets the focus. */
export function SearchBox({ query, name }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What the field held when it was last filled from the address, or searched for. */
  const settled = useRef(query);
  const listId = useId();
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const [shown, setShown] = useState(nothingShown);
  const onChange = useCallback((next: ShownSuggestions) => setShown(next), []);

  // The field follows back and forward, but keeps what is being typed while a search loads.
  useEffect(() => {
    if (field.current?.value === settled.current) field.current.value = query;
    settled.current = query;
  }, [query]);

  function onFocus(): void {
    setFocus(true);
    if (List) return;
    import('#app/features/catalogue/search/suggestions/suggestion-list.tsx').then(
      (module) => setList(() => module.SuggestionList),
      // Without its code the field is a field.
      () => {},
    );
  }

  return (
    <Form
      ref={form}
      role="search"
      aria-label={name}
      method="get"
      action="/search"
      className={styles.search}
      onSubmit={() => {
        settled.current = field.current?.value ?? '';
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={messages.searchProducts}
        placeholder={messages.searchProducts}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        className={`${styles.input} min-w-0 target no-border no-ground`}
        onFocus={onFocus}
        onBlur={() => setFocus(false)}
        {...(hasFocus &&
          List && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown.isOpen,
            'aria-controls': listId,
            'aria-activedescendant': shown.activeId,
          })}
      />
      <button type="submit" aria-label={messages.startSearch} className={styles.button}>
        <SearchIcon />
      </button>
      {List && form.current && <List form={form.current} listId={listId} onChange={onChange} />}
    </Form>
  );
}
