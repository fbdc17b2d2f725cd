/** Which version of the app this is. */

/** Filled in by the build (vite.config.ts). */
declare const TARMAC_VERSION: string;

export const VERSION = TARMAC_VERSION;
