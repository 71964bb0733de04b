/** The browser half of the port to card providers (payment-provider.ts): the card field. */
import type { ComponentType, Ref } from 'react';
import type { BrowserConfig } from './payment-provider.ts';

/** What is typed so far; `error` is the message about it for the shopper. */
export type CardChange = { isEmpty: boolean; isComplete: boolean; error: string | null };

/** How a confirmation ended; `isUnclear` when the card may have been charged nevertheless. */
export type Confirmation =
  | { ok: true; intent: string }
  | { ok: false; isUnclear: boolean; message: string };

export type CardFieldHandle = {
  /**
   * Pays the intent with the card in the field, challenges such as 3-D Secure included. Never
   * rejects. After an unclear answer it asks the provider for the intent's state first.
   */
  confirm(clientSecret: string): Promise<Confirmation>;
  focus(): void;
};

export type CardFieldProps = {
  /** Null until the field can confirm. */
  ref: Ref<CardFieldHandle>;
  disabled: boolean;
  onChange: (change: CardChange) => void;
};

/** Reports every change of its state; it starts empty. */
export type CardField = ComponentType<CardFieldProps>;

export type CardFieldAdapter<Config extends BrowserConfig = BrowserConfig> = {
  /**
   * The field as HTML alone, part of the page's first HTML: the inputs of the no-script form, and,
   * disabled, what holds the field's place while it is loaded. Null for none.
   */
  NoScriptFields: ComponentType<{ disabled?: boolean }> | null;
  /**
   * Loads the field; only in a browser. Rejects without a connection, and may be called again.
   * `config` is what the server half of the same provider gives as `browserConfig`.
   */
  load(config: Config): Promise<CardField>;
};
