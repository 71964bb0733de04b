import choiceStyles from '#admin/ui/forms/choice.module.css';

type LineChoiceProps = { line: number; text: string; isTicked?: boolean };

/** A line of an order to tick, in the form of an operation whose field is `lines`. */
export function LineChoice({ line, text, isTicked = false }: LineChoiceProps) {
  return (
    <label className={`${choiceStyles.choice} flex items-center gap-2`}>
      <input type="checkbox" name="lines" value={line} defaultChecked={isTicked} />
      <span>{text}</span>
    </label>
  );
}
