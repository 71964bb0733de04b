/** The settings of the shop's own logo, icon, hero and notice: one entry each. */
import * as z from 'zod';
import { type BrandKind, readBrandText } from '#app/shared/brand-picture.ts';
import { isLine } from '#app/shared/text/line-text.ts';
import { ADDRESS, links } from './look-settings.ts';
import { messages } from './messages/messages.ts';
import { setting } from './setting.ts';

/** Null for ours. */
const picture = (kind: BrandKind) =>
  z.string().transform((text, context) => {
    if (text === '') return null;
    const read = readBrandText(kind, text);
    if (read) return read;
    context.addIssue('is no picture');
    return z.NEVER;
  });

const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().max(100));

const pictures = {
  group: 'Pictures',
  holds: 'now',
  maxLetters: 200,
  problem: () => messages.noPicture,
  otherwise: () => '',
} as const;

const focus = {
  group: 'Hero',
  holds: 'now',
  text: 'digits',
  maxLetters: 3,
  schema: percent,
  problem: () => messages.noPercent,
  otherwise: () => '50',
} as const;

const words = { group: 'Hero', holds: 'now', otherwise: () => '' } as const;

export const PICTURE_SETTINGS = {
  logo: setting({ label: 'Logo', ...pictures, schema: picture('logo') }),
  icon: setting({ label: 'Icon', ...pictures, schema: picture('icon') }),
  hero: setting({ label: 'Hero picture', ...pictures, schema: picture('hero') }),
  notice: setting({ label: 'Guarantee notice', ...pictures, schema: picture('notice') }),
  heroAcross: setting({
    label: 'Focus, from left to right',
    hint: 'From 0, its left edge, to 100: wherever the picture has to be cut, this point stays in sight.',
    ...focus,
  }),
  heroDown: setting({
    label: 'Focus, from top to bottom',
    hint: 'From 0, its upper edge, to 100.',
    ...focus,
  }),
  heroHeadline: setting({
    label: 'Headline over the hero',
    hint: 'Where it is empty, there is none.',
    ...{ maxLetters: 100, ...words },
    schema: z.string().trim().max(100).refine(isLine),
    problem: () => messages.noLine(100),
  }),
  heroLink: setting({
    label: 'Button below the headline',
    hint: `Words, then ${ADDRESS}, such as: All lamps /collections/lamps`,
    ...{ maxLetters: 500, ...words },
    schema: links(1),
    problem: () => messages.noLink,
  }),
};
