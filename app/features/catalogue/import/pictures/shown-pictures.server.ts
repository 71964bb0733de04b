/** Which imported pictures are still in use. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { pictureNameOf } from '#app/features/catalogue/product/own-pictures.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

const shownSchema = z.object({ image: z.string() });

/** Of what is for sale, in a basket, paid for or about to be. Reads these tables end to end. */
export async function readShownPictures(queries: Queries): Promise<string[]> {
  const rows = await readRows(
    queries,
    shownSchema,
    sql`
    select distinct image from (
      select unnest(array[image] || string_to_array(images, e'\\n')) as image
      from product where withdrawn_at is null or exists (
        select 1 from basket_line where basket_line.variant = product.variant)
      union all select item ->> 'image' from "order", jsonb_array_elements(items) as item
      union all select item ->> 'image' from payment, jsonb_array_elements(items) as item
    ) as shown where image like '/pictures/%'`,
  );
  return rows.flatMap(({ image }) => pictureNameOf(image) ?? []);
}
