/** The pictures of a row, made into pictures of the shop. */
import type { RowProblem } from '#app/features/catalogue/import/catalogue-row.ts';
import type { PlacedRow } from '#app/features/catalogue/import/import-stage.server.ts';
import type { JudgedRow } from '#app/features/catalogue/import/read-catalogue.server.ts';
import type { ImportPicture } from './import-pictures.server.ts';

/** The row with the addresses of its pictures in the shop, or what is wrong with them. */
export async function importRowPictures(
  { place, row }: PlacedRow,
  importPicture: ImportPicture,
): Promise<JudgedRow> {
  const problems: RowProblem[] = [];

  async function importAll(field: 'image' | 'images', list: string | null): Promise<string | null> {
    if (list === null) return null;
    const addresses: string[] = [];
    for (const path of list.split('\n')) {
      const image = await importPicture(path);
      if (image.ok) addresses.push(image.value);
      else problems.push({ ...place, field, problem: `${JSON.stringify(path)} ${image.refusal}` });
    }
    return addresses.join('\n');
  }

  const image = await importAll('image', row.image);
  const images = await importAll('images', row.images);
  return problems.length > 0 ? { problems } : { place, row: { ...row, image, images } };
}
