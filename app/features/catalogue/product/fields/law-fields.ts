/** The fields of a product that the law asks for: its tax, whether it is a voucher, what the price of a unit follows from, and its safety. */
import {
  readParagraphs,
  readUnitContent,
  readYes,
} from '#app/features/catalogue/product/cells/read-cell.ts';
import { readTaxCategory } from '#app/features/catalogue/product/cells/tax-category.ts';
import { MAX_CHARACTERS } from './max-characters.ts';
import type { ProductField } from './product-field.ts';

export const LAW_FIELDS = [
  {
    key: 'taxCategory',
    name: 'tax_category',
    column: 'tax_category',
    type: 'text',
    ifAbsent: { default: 'standard' },
    read: readTaxCategory,
    edit: {},
    documentation:
      '`standard`, `reduced` or `second-reduced`: which rate of the country its price includes ([delivery.md](delivery.md#tax)). Empty: `standard`.',
  },
  {
    key: 'giftCard',
    name: 'gift_card',
    column: 'gift_card',
    type: 'text',
    ifAbsent: { default: '' },
    read: readYes,
    edit: {},
    documentation:
      '`yes`: a [gift card](decisions/127-a-gift-card-is-bought-by-itself.md) worth its price, sold where `GIFT_CARDS` is on. Empty or `no`: goods.',
  },
  {
    key: 'unitContent',
    name: 'unit_content',
    column: 'unit_content',
    type: 'text',
    ifAbsent: { default: '' },
    read: readUnitContent,
    edit: { grid: true },
    documentation:
      'How much it holds, for the [price of a unit](europe.md#offers): `500 ml`, `0.75 l`, `6 x 330 ml`; in g, kg, ml, cl, l, mm, cm, m or m².',
  },
  {
    key: 'manufacturer',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readParagraphs(cell, MAX_CHARACTERS.responsible),
    edit: { rows: 3 },
    documentation: `Who has made it, with postal and electronic address, a line each, in at most ${MAX_CHARACTERS.responsible} characters.`,
  },
  {
    key: 'responsiblePerson',
    name: 'responsible_person',
    column: 'responsible_person',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readParagraphs(cell, MAX_CHARACTERS.responsible),
    edit: { rows: 3 },
    documentation:
      'Who answers for it in the European Union where the maker is elsewhere, as `manufacturer`.',
  },
  {
    key: 'safetyWarnings',
    name: 'safety_warnings',
    column: 'safety_warnings',
    type: 'text',
    ifAbsent: { default: '' },
    read: (cell) => readParagraphs(cell, MAX_CHARACTERS.safetyWarnings),
    edit: { rows: 3 },
    documentation: `Warnings and what is to be known for safety, as \`description\`, in at most ${MAX_CHARACTERS.safetyWarnings.toLocaleString('en-US')} characters.`,
  },
] as const satisfies readonly (Omit<ProductField, 'name' | 'column'> & Partial<ProductField>)[];
