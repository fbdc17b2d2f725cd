/** The frame of the pages that the server writes itself: plain HTML without other files, and a strict policy. */

import { createHash } from 'node:crypto';
import type {} from '@fastify/helmet';
import type { Language } from '@tarmac/kit/words';

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--ink:#17202a;--soft:#5b6875;--line:#dde2e8;--link:#1f5fbf}
@media(prefers-color-scheme:dark){:root{--ground:#11161c;--card:#1a2129;--ink:#e8edf2;--soft:#9aa7b4;--line:#2d3742;--link:#79aef5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}
h2{font-size:1.1rem;margin:0 0 .5rem}
p{margin:0 0 .75rem}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1.25rem 0}
ul{list-style:none;margin:0;padding:0}
li{padding:.6rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li:first-child{border-top:0}
small,.soft{color:var(--soft)}
code{display:block;overflow-x:auto;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.5rem;font-size:.95rem}
a{color:var(--link)}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem;color:#fff;background:#1f5fbf;border:0;border-radius:.5rem;cursor:pointer}
`;

/** The content comes as HTML. */
export function pageOf(language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tarmac</title>
<style>${STYLE}</style>
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

/** Allows only this style, and no form target, or only the page's own address. */
export function pagePolicy(formAction: "'none'" | "'self'") {
  const hash = createHash('sha256').update(STYLE).digest('base64');
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
