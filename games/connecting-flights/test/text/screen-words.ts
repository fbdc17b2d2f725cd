/** What a screen of the terminal shows, as one text. */

interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Block = readonly string[] | { readonly forms: readonly Cells[] };

/** All that is written in a block, in its widest form. */
function words(block: Block): string {
  if ('forms' in block) {
    const [form] = block.forms;
    return [form?.head, ...(form?.rows ?? [])]
      .map((cells) => cells?.filter((cell) => cell !== '').join(' '))
      .join('\n');
  }
  return block.join('\n');
}

export const shown = (blocks: readonly Block[]): string => blocks.map(words).join('\n');
