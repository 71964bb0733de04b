/** The pictures that a row names: a picture is no reason to refuse a product. */
import type {
  Cells,
  OnLeftOut,
  ReadCells,
  RowPlace,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { MAX_IMAGES, readImage } from '#app/features/catalogue/product/cells/read-cell.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/product-fields.ts';

/** The cells without the pictures whose address cannot be read or shown, each of which is left out. */
export function withoutBadPictures(row: ReadCells & RowPlace, onLeftOut: OnLeftOut): Cells {
  const { cells } = row;

  function readable(field: 'image' | 'images', between: RegExp | string, most: number): Cells {
    const cell = cells[field];
    const all = Array.isArray(cell) ? cell : [cell];
    if (!all.every((one) => typeof one === 'string')) return {};
    const good: string[] = [];
    for (const picture of all.flatMap((one) => one.split(between))) {
      const read = readImage(picture, MAX_CHARACTERS.image);
      if (!read.ok) onLeftOut(`a picture that ${read.refusal}`, row);
      else if (read.value !== '' && !good.includes(read.value)) good.push(read.value);
    }
    if (good.length > most) onLeftOut(`the pictures of a product after the first ${most}`, row);
    return {
      [field]:
        good.length === 0 && all.some((one) => one.trim() !== '')
          ? null
          : good.slice(0, most).join('\n'),
    };
  }

  return { ...cells, ...readable('image', '\n', 1), ...readable('images', /[\r\n|]+/, MAX_IMAGES) };
}
