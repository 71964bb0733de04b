/** The home page: which sections stand on it, in which order, and what fills each. */
import * as z from 'zod';
import { readProducts } from '#app/features/catalogue/catalogue-store.server.ts';
import { readCollection } from '#app/features/catalogue/collections/collection-store.server.ts';
import {
  ADDED_KINDS,
  addedKindOf,
  contentProblems,
  contentSchema,
  type HomeSection,
  homeSectionSchema,
  MAX_ADDED,
  MAX_BY_HAND,
  MAX_SECTION_TEXT,
  NO_CONTENT,
  type SectionContent,
  withChanged,
  withMoved,
  withSection,
} from '#app/features/catalogue/pages/home/home-section.ts';
import {
  lockHomeSections,
  readHomeSections,
  writeHomeSections,
} from '#app/features/catalogue/pages/home/home-store.server.ts';
import { toHandle } from '#app/features/catalogue/product/collection/collection.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { hashText } from '#app/shared/text/hash-text.ts';
import { readProductIds } from '#operations/catalogue/collection-products.server.ts';
import { pictureProblem } from '#operations/catalogue/set-pictures.server.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { neededText, text, wholeNumber } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { fieldsOf, nameOf } from '#operations/read-texts.ts';
import { sectionLine, sectionTitle } from './describe-section.ts';
import { messages } from './messages/messages.ts';

/** `version` is another after each change of what the section is filled with. */
const listedSchema = homeSectionSchema.extend({ version: z.string() });

const sectionField = neededText('Section', 40).meta({
  hint: 'Its name, such as text-1: home list shows them.',
  positional: true,
});

const CONTENT = {
  title: text('Title', MAX_SECTION_TEXT.title).meta({
    hint: 'Above a collection or category it may be empty: then its own stands there.',
  }),
  products: z
    .array(neededText('A product', MAX_CHARACTERS.variant))
    .max(MAX_BY_HAND, { error: () => messages.areMoreThan(MAX_BY_HAND) })
    .nullable()
    .transform((names) => names ?? [])
    .meta({
      description: 'Products, by their ids or variants',
      hint: `A line each, at most ${MAX_BY_HAND}, in the order in which shoppers see them.`,
      text: 'lines',
    }),
  collection: text('Collection', 100).transform(toHandle).meta({ description: 'Collection' }),
  category: text('Category', MAX_CHARACTERS.category),
  text: text('Text', MAX_SECTION_TEXT.text).meta({
    hint: 'Lines stay as you write them.',
    text: 'long',
  }),
  image: text('Picture', 2_000).meta({
    hint: 'The https address of a picture, or of one of this shop. Empty: none.',
    isPicture: true,
  }),
  link: text('Button leads to', MAX_SECTION_TEXT.link).meta({
    hint: 'A page of this shop such as /categories, or an https address. Empty: no button.',
  }),
  linkWords: text('Words of the button', MAX_SECTION_TEXT.linkWords),
};

const CONTENT_INPUT = z.object({ section: sectionField, ...CONTENT });

const versionOf = (section: HomeSection) => hashText(JSON.stringify({ ...section, isShown: true }));

/** Throws OperationRefused. */
function findSection(sections: readonly HomeSection[], id: string): HomeSection {
  const found = sections.find((one) => one.id === id);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noSuchSection(JSON.stringify(id)));
}

function refuse(problems: Readonly<Record<string, string>>): OperationRefused {
  const [[name = '', problem = ''] = []] = Object.entries(problems);
  const field = fieldsOf(CONTENT_INPUT).find((one) => one.name === name);
  const called = field ? nameOf(field) : name;
  return new OperationRefused('bad_input', messages.notSaved(called, problem), problems);
}

/** Without what was not named. */
function named(given: Readonly<Partial<Record<keyof SectionContent, unknown>>>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The content with products by their ids. Throws OperationRefused for what is not there; `known` was checked before. */
async function checkContent(
  { queries, shop }: OperationContext,
  kind: (typeof ADDED_KINDS)[number],
  content: SectionContent,
  known: SectionContent,
): Promise<SectionContent> {
  const problems = contentProblems(kind, content);
  if (Object.keys(problems).length > 0) throw refuse(problems);
  const { collection, category, image, products } = content;
  const isNew = (field: keyof SectionContent) => String(content[field]) !== String(known[field]);
  if (collection !== '' && isNew('collection') && !(await readCollection(queries, collection))) {
    throw refuse({ collection: messages.noCollection });
  }
  if (category !== '' && isNew('category')) {
    const { products: sold } = await readProducts(queries, { category, after: null, limit: 1 });
    if (sold.length === 0) throw refuse({ category: messages.nothingToSell });
  }
  const problem = image !== '' && isNew('image') ? pictureProblem(image, shop.pictureHosts) : null;
  if (problem !== null) throw refuse({ image: problem });
  // What was withdrawn since keeps its place, and is not looked up again.
  const stays = new Set(known.products);
  const added = await readProductIds(
    queries,
    products.filter((name) => !stays.has(name)),
  );
  const ids = products.map((name) => (stays.has(name) ? name : (added.shift() ?? name)));
  return { ...content, products: [...new Set(ids)] };
}

/** Writes what `decide` makes of the sections as they are, and gives the one that it is about. */
async function write(
  { queries, record }: OperationContext,
  decide: (sections: readonly HomeSection[]) => Promise<{ id: string; sections: HomeSection[] }>,
): Promise<z.infer<typeof listedSchema>> {
  await lockHomeSections(queries);
  const before = await readHomeSections(queries);
  const { id, sections } = await decide(before);
  await writeHomeSections(queries, sections);
  const find = (some: readonly HomeSection[]) => {
    const place = some.findIndex((one) => one.id === id);
    const one = some[place];
    return one ? { place: place + 1, ...one } : null;
  };
  record({ subject: id, before: find(before), after: find(sections) });
  const shown = find(sections) ?? find(before);
  if (!shown) throw new Error(`The section ${id} is neither before nor after its change`);
  return { ...listedSchema.omit({ version: true }).parse(shown), version: versionOf(shown) };
}

const change = {
  scope: 'catalogue:write',
  output: listedSchema,
  subjectWord: null,
  page: (): string => '/home',
} as const;

export const listHomeSections = defineRead({
  name: 'home.list',
  scope: 'catalogue:read',
  does: 'Lists the sections of the home page in their order',
  input: z.object({}),
  output: z.object({ sections: z.array(listedSchema) }),
  toLines: ({ sections }) => sections.map(sectionLine),
  async run({ queries }) {
    const sections = await readHomeSections(queries);
    return { sections: sections.map((one) => ({ ...one, version: versionOf(one) })) };
  },
});

export const addHomeSection = defineChange({
  ...change,
  name: 'home.add',
  does: 'Adds a section to the end of the home page: products by hand, a collection, a category, or a text with a picture',
  button: 'Add the section',
  done: 'Added a section of the home page',
  input: z.object({
    kind: z.enum(ADDED_KINDS, { error: () => messages.noKind(ADDED_KINDS.join(', ')) }).meta({
      description: 'Kind',
      get choices() {
        return ADDED_KINDS.map((kind) => [kind, messages.sections[kind].name] as const);
      },
      positional: true,
    }),
    title: CONTENT.title.default(''),
    products: CONTENT.products.default([]),
    collection: CONTENT.collection.default(''),
    category: CONTENT.category.default(''),
    text: CONTENT.text.default(''),
    image: CONTENT.image.default(''),
    link: CONTENT.link.default(''),
    linkWords: CONTENT.linkWords.default(''),
  }),
  message: (one) => messages.sectionAdded(sectionTitle(one)),
  run: (context, { kind, ...given }) =>
    write(context, async (sections) => {
      if (sections.filter(addedKindOf).length >= MAX_ADDED) {
        throw new OperationRefused('conflict', messages.tooManySections(MAX_ADDED));
      }
      const content = await checkContent(context, kind, given, NO_CONTENT);
      const added = withSection(sections, kind, content);
      return { id: added.at(-1)?.id ?? '', sections: added };
    }),
});

export const changeHomeSection = defineChange({
  ...change,
  name: 'home.change',
  does: 'Changes what a section of the home page is filled with; what is not named stays as it is',
  button: 'Save',
  done: 'Changed the section of the home page',
  input: z.object({
    section: sectionField,
    title: CONTENT.title.optional(),
    products: CONTENT.products.optional(),
    collection: CONTENT.collection.optional(),
    category: CONTENT.category.optional(),
    text: CONTENT.text.optional(),
    image: CONTENT.image.optional(),
    link: CONTENT.link.optional(),
    linkWords: CONTENT.linkWords.optional(),
    seenVersion: text('The version of the section when it was looked at').optional(),
  }),
  message: ({ isShown }) => (isShown ? messages.savedAndShown : messages.savedAndOff),
  run: (context, { section: id, seenVersion, ...given }) =>
    write(context, async (sections) => {
      const known = findSection(sections, id);
      const kind = addedKindOf(known);
      if (kind === null) throw refuse({ section: messages.fillsItself(id) });
      checkSeen(seenVersion, versionOf(known), '');
      const wanted = contentSchema.parse({ ...known, ...named(given) });
      const content = await checkContent(context, kind, wanted, known);
      return { id, sections: withChanged(sections, id, (one) => ({ ...one, ...content })) };
    }),
});

export const moveHomeSection = defineChange({
  ...change,
  name: 'home.move',
  does: 'Puts a section of the home page at another place',
  button: 'Move',
  done: 'Moved the section of the home page',
  input: z.object({
    section: sectionField,
    place: wholeNumber('Place', 1).meta({ hint: 'The first is 1.', positional: true }),
  }),
  message: (one) => messages.sectionMoved(sectionTitle(one)),
  run: (context, { section: id, place }) =>
    write(context, async (sections) => {
      findSection(sections, id);
      return { id, sections: withMoved(sections, id, place) };
    }),
});

/** Switches a section on or off. */
function defineSwitch(name: 'show' | 'hide', isShown: boolean, state: 'on' | 'off') {
  return defineChange({
    ...change,
    name: `home.${name}`,
    does: `Switches a section of the home page ${state}`,
    button: `Switch ${state}`,
    done: `Switched ${state} the section of the home page`,
    input: z.object({ section: sectionField }),
    message: (one) => messages.switched[state](sectionTitle(one)),
    run: (context, { section: id }) =>
      write(context, async (sections) => {
        findSection(sections, id);
        return { id, sections: withChanged(sections, id, (one) => ({ ...one, isShown })) };
      }),
  });
}

export const showHomeSection = defineSwitch('show', true, 'on');
export const hideHomeSection = defineSwitch('hide', false, 'off');

export const removeHomeSection = defineChange({
  ...change,
  name: 'home.remove',
  does: 'Removes a section that was added to the home page',
  button: 'Remove',
  done: 'Removed the section of the home page',
  input: z.object({ section: sectionField }),
  message: (one) => messages.sectionRemoved(sectionTitle(one)),
  async ask({ queries }, { section: id }) {
    const known = (await readHomeSections(queries)).find((one) => one.id === id);
    if (known?.kind !== 'text') return null;
    return { question: messages.askRemove(sectionTitle(known)), yes: messages.yesRemove };
  },
  run: (context, { section: id }) =>
    write(context, async (sections) => {
      if (addedKindOf(findSection(sections, id)) === null) {
        throw refuse({ section: messages.cannotBeRemoved(id) });
      }
      return { id, sections: withChanged(sections, id, () => null) };
    }),
});
