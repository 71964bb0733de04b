/** The pages of collections. */
import { counted } from '#app/shared/plural.ts';

export const collections = 'Collections';
export const addProducts = 'Add products';
export const comeBehind = 'They come behind those that are there.';
export const productsToAdd = 'products to add';
export const found = 'Found';
export const isWithdrawn = 'withdrawn';
export const addTicked = 'Add what is ticked';
export const pasteIds = 'Paste ids or variants, a line each';
export const noSuchCollection = 'No such collection';
export const notSeen = 'Shoppers do not see it: give it a title to show it.';
export const whatShoppersRead = 'What shoppers read';
export const noText = 'No text.';
export const onHomePage = 'On the home page';
export const isSection = 'It is one of the sections of the {home}.';
export const isNoSection = 'It is none of the sections of the {home}.';
export const homePage = 'home page';
export const showThere = 'Show it there';
export const wholeCollection = 'The whole collection';
export const pasteAll = 'Paste all products in their order';
export const picture = 'Picture';
export const theCollection = 'The collection';
export const pictureOf = (name: string) => `Picture of ${name}`;
export const collection = 'Collection';
export const aboutCollections =
  'Products that shoppers see together, in your order, on a page of their own.';
export const noCollections = 'There are no collections yet.';
export const tagsWithoutTitle = (count: string) =>
  `${count} without a title, such as tags of an import: shoppers do not see them`;
export const withoutTitle = 'Without a title';
export const newCollection = 'New collection';
export const addCollection = 'Add a collection';
export const countProducts = (count: number) => `${counted(count, 'product', 'products')}`;
export const aboutOrder =
  'In the order in which shoppers see them. What is withdrawn keeps its place and is not shown.';
export const nothingInIt = 'Nothing is in it yet. Add products below.';
export const removeFromIt = (name: string) => `Remove from the collection: ${name}`;
export const remove = 'Remove';
