/** How a message is remembered with what it brought about: two people may choose the same id. */

export function messageKey(person: string, id: string): string {
  return `${person}/${id}`;
}

export function messageIdOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
