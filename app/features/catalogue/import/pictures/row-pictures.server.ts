/** The pictures of a row, made into pictures of the shop. */
import type { OnLeftOut } from '#app/features/catalogue/import/catalogue-row.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import type { ImportPicture } from './import-pictures.server.ts';

/**
 * The row with the addresses of its pictures in the shop. A picture is no reason to refuse a product: what
 * cannot be shown is left out, and where none is left the product keeps those that it has.
 */
export async function importRowPictures(
  { place, row }: PlacedRow,
  importPicture: ImportPicture,
  onLeftOut: OnLeftOut,
): Promise<PlacedRow> {
  async function importAll(list: string | null): Promise<string | null> {
    if (list === null) return null;
    const paths = list.split('\n');
    const addresses: string[] = [];
    for (const path of paths) {
      const image = await importPicture(path);
      if (image.ok) addresses.push(image.value);
      else onLeftOut(`a picture that ${image.refusal}`, place);
    }
    return addresses.length > 0 ? addresses.join('\n') : null;
  }

  const image = await importAll(row.image);
  const images = await importAll(row.images);
  return { place, row: { ...row, image, images } };
}
