import { inShopLanguage } from '#app/shared/messages.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export const messages = inShopLanguage({ en, de, fr, es });
