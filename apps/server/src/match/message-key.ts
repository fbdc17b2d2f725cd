/** The key of a message in the log. It has the person in it, since two people may choose the same id. */

export function messageKey(person: string, id: string): string {
  return `${person}/${id}`;
}

export function messageIdOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
