/** What the pages that the server writes itself have in common: plain HTML that needs nothing else, and a policy that allows nothing else. */

import { createHash } from 'node:crypto';
import type {} from '@fastify/helmet';
import type { Language } from '../language.ts';

/** The content comes as HTML. */
export function pageOf(language: Language, style: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tarmac</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Tarmac</h1>
${content}
</main>
</body>
</html>
`;
}

/** No style but this one counts, and forms go nowhere, or to the page's own address. */
export function pagePolicy(style: string, formAction: "'none'" | "'self'") {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: [`'sha256-${hash}'`],
      baseUri: ["'none'"],
      formAction: [formAction],
      frameAncestors: ["'none'"],
    },
  };
}
