/** The languages of the texts, for both games of this folder. */

export { LANGUAGES, type Language } from '@tarmac/kit/words';
