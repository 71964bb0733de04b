/** The settings of how the shop looks, and of what every page of it has: one entry each. */
import * as z from 'zod';
import { PICTURE_RATIOS } from '#app/shared/colour/brand-style.ts';
import { isHex } from '#app/shared/colour/oklch.ts';
import { DEFAULT_ACCENT } from '#app/shared/colour/palette.ts';
import { isLine } from '#app/shared/text/line-text.ts';
import { MAX_LINKS, readLinks } from '#app/shared/text/links-text.ts';
import { messages } from './messages/messages.ts';
import { setting } from './setting.ts';

export const links = (most: number) =>
  z.string().transform((text, context) => {
    const read = readLinks(text);
    if (read && read.length <= most) return read;
    context.addIssue('is no list of links');
    return z.NEVER;
  });

export const ADDRESS = 'an address that begins with / or https://';

const look = { group: 'Look', holds: 'now' } as const;
const ofLinks = { group: 'Links', holds: 'now' } as const;

export const LOOK_SETTINGS = {
  accent: setting({
    ...{ variable: 'SHOP_ACCENT', label: 'Accent colour', text: 'colour', ...look },
    hint: 'Of buttons, links and the header. Its light and dark tones follow from it, so that all texts can be read.',
    schema: z.string().trim().toLowerCase().refine(isHex),
    problem: () => messages.noColour,
    otherwise: () => DEFAULT_ACCENT,
  }),
  typeface: setting({
    ...{ variable: 'SHOP_TYPEFACE', label: 'Typeface', ...look },
    schema: z.enum(['figtree', 'system']),
    choices: [
      ['figtree', 'Figtree, which comes with the shop'],
      ['system', 'That of each device, which loads nothing'],
    ],
    problem: () => messages.noTypeface,
    otherwise: () => 'figtree',
  }),
  pictureRatio: setting({
    ...{ variable: 'SHOP_PICTURE_RATIO', label: 'Shape of product pictures', ...look },
    schema: z.enum(PICTURE_RATIOS),
    choices: [
      ['1:1', 'Square, 1:1'],
      ['4:5', 'Upright, 4:5'],
      ['3:4', 'Upright, 3:4'],
    ],
    problem: () => messages.noPictureRatio,
    otherwise: () => '1:1',
  }),
  pictureFit: setting({
    ...{ variable: 'SHOP_PICTURE_FIT', label: 'Photographs of another shape', ...look },
    schema: z.enum(['contain', 'cover']),
    choices: [
      ['contain', 'Whole, with the colour of their edge beside them'],
      ['cover', 'Cut to fill the shape, around their focus'],
    ],
    problem: () => messages.noPictureFit,
    otherwise: () => 'contain',
  }),
  announcement: setting({
    variable: 'SHOP_ANNOUNCEMENT',
    label: 'Announcement',
    hint: 'A line above the header of every page. Leave it empty for none.',
    ...{ maxLetters: 160, ...look },
    schema: z.string().trim().max(160).refine(isLine),
    problem: () => messages.noLine(160),
    otherwise: () => '',
  }),
  header: setting({
    ...{ variable: 'SHOP_HEADER', label: 'In the header, beside the basket', ...ofLinks },
    schema: z.enum(['prime', 'link', 'nothing']),
    choices: [
      ['prime', 'Your Prime'],
      ['link', 'The link below'],
      ['nothing', 'Nothing'],
    ],
    problem: () => messages.noHeader,
    otherwise: () => 'prime',
  }),
  headerLink: setting({
    variable: 'SHOP_HEADER_LINK',
    label: 'Link in the header',
    hint: `Words, then ${ADDRESS}, such as: Sale /collections/sale`,
    ...{ maxLetters: 500, ...ofLinks },
    schema: links(1),
    problem: () => messages.noLink,
    otherwise: () => '',
  }),
  footerLinks: setting({
    variable: 'SHOP_FOOTER_LINKS',
    label: 'More links in the footer',
    hint: `A line each: words, then ${ADDRESS}. At most ${MAX_LINKS}.`,
    ...{ text: 'long', maxLetters: 5_000, ...ofLinks },
    schema: links(MAX_LINKS),
    problem: () => messages.noLinks(MAX_LINKS),
    otherwise: () => '',
  }),
};
