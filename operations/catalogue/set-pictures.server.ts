/** The pictures of a product: all of them, in their order. Files are stored before (admin/products). */
import * as z from 'zod';
import { changePictures } from '#app/features/catalogue/edit/change-product.server.ts';
import { MAX_IMAGES, readImage } from '#app/features/catalogue/product/cells/read-cell.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { isAtPictureHost } from '#app/features/catalogue/product/pictures/picture-hosts.ts';
import {
  pictureNameOf,
  withoutFocus,
} from '#app/features/catalogue/product/pictures/picture-name.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { text } from '#operations/fields.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { productPage } from './change-products.server.ts';
import { messages } from './messages/messages.ts';
import { variantField } from './product-input.ts';
import { findProduct } from './read-products.server.ts';

/** As many as a product can have: the one of cards, and the others. */
export const MAX_PICTURES = MAX_IMAGES + 1;

/** What is wrong with the address of a picture that is not shown yet; null for nothing. `hosts` are all that it may be at. */
export function pictureProblem(address: string, hosts?: readonly string[]): string | null {
  const read = readImage(address, MAX_CHARACTERS.image);
  if (!read.ok) return read.refusal;
  if (hosts && address.startsWith('https:') && !isAtPictureHost(address, hosts)) {
    return messages.notAtHost;
  }
  const isFound = address.startsWith('https:') || pictureNameOf(address) !== null;
  return isFound ? null : messages.noPicture;
}

/** A picture is one, wherever its focus is. */
function distinctPictures(pictures: readonly string[]): string[] {
  const names = pictures.map(withoutFocus);
  return pictures.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

export const setPictures = defineChange({
  name: 'products.set-pictures',
  scope: 'catalogue:write',
  does: 'Puts the pictures of a product in this order; one that is not named is removed',
  done: 'Changed the pictures of product',
  page: productPage,
  input: z.object({
    variant: variantField,
    pictures: z
      .array(z.string().trim())
      .nullable()
      .transform((pictures) => distinctPictures(pictures ?? []))
      .pipe(
        z
          .array(z.string())
          .max(MAX_PICTURES, { error: () => messages.tooManyPictures(MAX_PICTURES) }),
      )
      .meta({
        description: 'Their addresses, the one of cards first',
        positional: true,
        text: 'lines',
        isPicture: true,
      }),
    version: text('The version of the pictures that was looked at').optional(),
  }),
  output: z.object({ variant: z.string(), pictures: z.array(z.string()), version: z.string() }),
  message: ({ pictures }) => messages.picturesSaved(pictures.length),
  async run({ queries, record }, { variant, pictures, version }) {
    const product = await findProduct(queries, variant);
    const before = picturesOf(product);
    record({ subject: variant, before, after: pictures });
    const seen = { variant, version: version ?? product.picturesVersion };
    const changed = () => new OperationRefused('changed', messages.changedMeanwhile);
    // Before what is named is looked at: it may be a picture that was there.
    if (seen.version !== product.picturesVersion) throw changed();
    for (const picture of pictures) {
      const isKnown = before.some((one) => withoutFocus(one) === withoutFocus(picture));
      const problem = isKnown ? null : pictureProblem(picture);
      if (problem === null) continue;
      const message = messages.nothingSaved(`${JSON.stringify(picture)} ${problem}`);
      throw new OperationRefused('bad_input', message, { pictures: problem });
    }
    if ((await changePictures(queries, seen, pictures)) !== 'done') throw changed();
    const after = await findProduct(queries, variant);
    return { variant, pictures: picturesOf(after), version: after.picturesVersion };
  },
});
