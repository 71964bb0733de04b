/** A setting of the environment as staff may see it: what is secret is masked. */
export type ShownSetting = {
  /** The variable. */
  name: string;
  value: string;
  /** Whether the environment has it; else `value` is what holds without it. */
  isSet: boolean;
};

export type ShownGroup = { title: string; settings: readonly ShownSetting[] };
