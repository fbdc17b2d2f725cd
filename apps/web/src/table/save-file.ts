/** Offers a file to download. */

/** Some browsers read only after the reader has chosen a place. */
const READ_MS = 60_000;

export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
