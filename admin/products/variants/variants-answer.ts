/** What the answer to a form of a product's page says of its rows. */
import type { OperationAnswer } from '#admin/operations/operation-answer.ts';
import { sentence } from '#admin/products/product-fields.tsx';
import { GRID_FIELDS } from '#app/features/catalogue/edit/product-values.ts';
import { readTable } from '#app/features/catalogue/edit/variants/table-text.ts';
import type { Cells } from '#app/features/catalogue/edit/variants/variant-grid.ts';
import { CHANGE_VARIANTS } from './variants-form.ts';

/** The table that was refused, its first line the names of the columns. */
export function typedTable(answer: OperationAnswer | undefined): string[][] {
  const isRefused = answer?.operation === CHANGE_VARIANTS && !answer.isDone;
  return isRefused ? readTable(answer.typed?.rows ?? '') : [];
}

function columnOf(key: string): string {
  if (key === 'isWithdrawn') return 'withdrawn';
  return GRID_FIELDS.find((field) => field.key === key)?.name ?? key;
}

/** By variant what is wrong with its cells, in sentences, by the names of the columns. */
export function problemsOf(answer: OperationAnswer | undefined): Record<string, Cells> {
  const [names = [], ...lines] = typedTable(answer);
  const problems: Record<string, Cells> = {};
  for (const [field, problem] of Object.entries(answer?.problems ?? {})) {
    const [, place, key = ''] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const variant = lines[Number(place)]?.[names.indexOf('variant')];
    if (variant === undefined) continue;
    problems[variant] = { ...problems[variant], [columnOf(key)]: sentence(problem) ?? '' };
  }
  return problems;
}
