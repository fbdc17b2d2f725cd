/** The version of the app. */

/** Filled in by the build (vite.config.ts). */
declare const TARMAC_VERSION: string;

export const VERSION = TARMAC_VERSION;
