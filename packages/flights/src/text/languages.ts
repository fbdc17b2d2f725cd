/** The languages of the texts of both games. */

export { LANGUAGES, type Language } from '@tarmac/kit/words';
