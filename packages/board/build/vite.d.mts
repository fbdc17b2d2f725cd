/** The types of vite.mjs: as much of a Vite plugin as it uses. */

export function tarmacMaps(): {
  name: string;
  resolveId(id: string): string | undefined;
  load(id: string): { code: string; map: null; moduleType: 'js' } | undefined;
};
