/** Has the page ask for its font at once: it is only used where it comes in time, so that no line ever jumps. */

import type { Plugin } from 'vite';

export function fontPreload(): Plugin {
  return {
    name: 'tarmac-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
