/** How Svelte reads components, for the build and for the checks alike. */

export default { compilerOptions: { runes: true, fragments: 'tree' } };
