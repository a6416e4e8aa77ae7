type Placed<Item> = { readonly item: Item; readonly place: number }

/** Items with the same key are the same thing. */
export type ListDifference<Item> = {
  readonly added: readonly Placed<Item>[]
  /** Another object than before, in the same relative order. */
  readonly changed: readonly { readonly before: Item; readonly after: Item }[]
  /** Perhaps also changed. */
  readonly moved: readonly (Placed<Item> & { readonly before: Item })[]
  readonly removed: readonly Item[]
}

/** Compares by identity, as `evolve` keeps what it does not touch. New items belong at the end. */
export function listDifference<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string | number,
): ListDifference<Item> {
  if (before === after) return NO_DIFFERENCE
  const start = sameStart(before, after, keyOf)
  const known = new Map(before.slice(start).map((item, place) => [keyOf(item), { item, place }]))
  const changed = changesOfStart(before, after, start)
  const added: Placed<Item>[] = []
  const moved: (Placed<Item> & { readonly before: Item })[] = []
  let last = -1
  for (let place = start; place < after.length; place++) {
    const item = after[place]
    if (item === undefined) continue
    const former = known.get(keyOf(item))
    known.delete(keyOf(item))
    if (!former) added.push({ item, place })
    else if (added.length > 0 || moved.length > 0 || former.place < last)
      moved.push({ item, place, before: former.item })
    else if (former.item !== item) changed.push({ before: former.item, after: item })
    last = former?.place ?? last
  }
  return { added, changed, moved, removed: [...known.values()].map(({ item }) => item) }
}

const NO_DIFFERENCE = { added: [], changed: [], moved: [], removed: [] }

/** Most acts touch few items and keep the order: those need no index. */
function sameStart<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string | number,
): number {
  for (let start = 0; ; start++) {
    const one = before[start]
    const other = after[start]
    if (one === undefined || other === undefined || (one !== other && keyOf(one) !== keyOf(other))) return start
  }
}

/** Each act looks at every item. */
function changesOfStart<Item extends object>(before: readonly Item[], after: readonly Item[], start: number) {
  const changes: { readonly before: Item; readonly after: Item }[] = []
  for (let place = 0; place < start; place++) {
    const former = before[place]
    const item = after[place]
    if (former !== undefined && item !== undefined && former !== item) changes.push({ before: former, after: item })
  }
  return changes
}
