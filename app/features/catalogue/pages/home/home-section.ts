/** The sections of the home page as the shopkeeper composes them: which there are, their order, what fills each. */
import * as z from 'zod';
import { messages } from '#app/features/catalogue/product/cells/messages/messages.ts';
import { movedTo } from '#app/features/catalogue/product/collection/collection-order.ts';
import { isAddress } from '#app/shared/text/links-text.ts';

/** Sections that fill themselves. Each is there once, switched on or off, and never removed. */
export const OWN_KINDS = [
  ...['hero', 'first', 'categories'],
  ...['top-rated', 'cheap', 'new', 'largest-categories'],
] as const;

/** Sections that the shopkeeper adds and fills. */
export const ADDED_KINDS = ['products', 'collection', 'category', 'text'] as const;

export type AddedKind = (typeof ADDED_KINDS)[number];

/** What a section is filled with; what its kind has no use for is empty. */
export const contentSchema = z.object({
  /** Empty above a collection or category: its own. */
  title: z.string(),
  /** Product ids in their order. */
  products: z.array(z.string()),
  /** The handle of a collection. */
  collection: z.string(),
  category: z.string(),
  text: z.string(),
  /** The address of a picture. */
  image: z.string(),
  /** A path of the shop or an https address, and the words that lead there: both or none. */
  link: z.string(),
  linkWords: z.string(),
});

export type SectionContent = z.infer<typeof contentSchema>;

export const homeSectionSchema = contentSchema.extend({
  /** Stays as it is: the kind of what is there once, else one with a number, such as `text-2`. */
  id: z.string(),
  kind: z.enum([...OWN_KINDS, ...ADDED_KINDS]),
  isShown: z.boolean(),
});

export type HomeSection = z.infer<typeof homeSectionSchema>;

/** Which parts of its content an added section has, and without which it says nothing. */
export const CONTENT_OF: Readonly<
  Record<
    AddedKind,
    { has: readonly (keyof SectionContent)[]; needs: readonly (keyof SectionContent)[] }
  >
> = {
  products: { has: ['title', 'products'], needs: ['title', 'products'] },
  collection: { has: ['title', 'collection'], needs: ['collection'] },
  category: { has: ['title', 'category'], needs: ['category'] },
  text: { has: ['title', 'text', 'image', 'link', 'linkWords'], needs: ['title'] },
};

/** More than anybody scrolls through. */
export const MAX_ADDED = 20;

/** Two rows of a large screen. */
export const MAX_BY_HAND = 10;

export const MAX_SECTION_TEXT = { title: 100, text: 2_000, link: 500, linkWords: 60 };

export const NO_CONTENT: SectionContent = {
  ...{ title: '', products: [], collection: '', category: '' },
  ...{ text: '', image: '', link: '', linkWords: '' },
};

/** As the shop comes. */
export const FIRST_SECTIONS: readonly HomeSection[] = OWN_KINDS.map((kind) => ({
  ...NO_CONTENT,
  ...{ id: kind, kind, isShown: true },
}));

/** Null for one that fills itself. */
export function addedKindOf({ kind }: Pick<HomeSection, 'kind'>): AddedKind | null {
  return ADDED_KINDS.find((one) => one === kind) ?? null;
}

/** Behind the others, under an id that no other has. */
export function withSection(
  sections: readonly HomeSection[],
  kind: AddedKind,
  content: Partial<SectionContent>,
): HomeSection[] {
  const ids = new Set(sections.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${kind}-${number}`)) number += 1;
  return [...sections, { ...NO_CONTENT, ...content, id: `${kind}-${number}`, kind, isShown: true }];
}

/** `place` counts from 1; one that is too high is the last. */
export function withMoved(
  sections: readonly HomeSection[],
  id: string,
  place: number,
): HomeSection[] {
  const byId = new Map(sections.map((one) => [one.id, one]));
  return movedTo([...byId.keys()], id, place).flatMap((one) => byId.get(one) ?? []);
}

/** Another in its place; null takes it away. */
export function withChanged(
  sections: readonly HomeSection[],
  id: string,
  change: (section: HomeSection) => HomeSection | null,
): HomeSection[] {
  return sections.flatMap((one) => (one.id === id ? (change(one) ?? []) : one));
}

/** What is wrong with the content of a section of this kind, by field; empty for nothing. */
export function contentProblems(
  kind: AddedKind,
  content: SectionContent,
): Partial<Record<keyof SectionContent, string>> {
  const { has, needs } = CONTENT_OF[kind];
  const problems: Partial<Record<keyof SectionContent, string>> = {};
  for (const field of Object.keys(NO_CONTENT) as (keyof SectionContent)[]) {
    const isEmpty = content[field].length === 0;
    if (isEmpty && needs.includes(field)) problems[field] = messages.isMissing;
    if (!isEmpty && !has.includes(field)) problems[field] = messages.isNothingOf(kind);
  }
  if (content.link !== '' && content.linkWords === '') problems.linkWords = messages.isMissing;
  if (content.link === '' && content.linkWords !== '') problems.link = messages.isMissing;
  if (content.link !== '' && !isAddress(content.link)) {
    problems.link = messages.leadsNowhere;
  }
  return problems;
}
