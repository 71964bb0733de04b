/** How the form of the admin has a field of a product. */
export type FieldEditor = {
  label: string;
  hint?: string;
  /** The keyboard of a phone; that of text by default. */
  inputMode?: 'decimal' | 'numeric';
  /** Of several lines, so many rows high. */
  rows?: number;
  /** Its heading in the grid of the variants of a product, which each have their own; without it they share it. */
  grid?: string;
};
