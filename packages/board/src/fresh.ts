/** What is new in a view since an earlier one, for marks on what others have changed. */

/** The places of items that the earlier list does not have; equal items count as often as they occur. */
export function newPlaces<T>(before: readonly T[], now: readonly T[]): ReadonlySet<number> {
  const left = new Map<T, number>();
  for (const item of before) left.set(item, (left.get(item) ?? 0) + 1);
  const places = new Set<number>();
  // A card that stayed in its place is the old one of two equal cards.
  const isKept = now.map((item, place) => item === before[place]);
  now.forEach((item, place) => {
    if (isKept[place]) left.set(item, (left.get(item) ?? 0) - 1);
  });
  now.forEach((item, place) => {
    if (isKept[place]) return;
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    else places.add(place);
  });
  return places;
}
