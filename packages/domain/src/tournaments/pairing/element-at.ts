/** A number in a table; throws outside it, which is a bug. */
export function numberAt(table: Float64Array, index: number): number {
  const value = table[index]
  if (value === undefined) throw new RangeError(`No number at ${index} of ${table.length}`)
  return value
}

/** An integer in a table; throws outside it, which is a bug. */
export function indexAt(table: Int32Array, index: number): number {
  const value = table[index]
  if (value === undefined) throw new RangeError(`No index at ${index} of ${table.length}`)
  return value
}

/** An item of a list; throws outside it, which is a bug. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item at ${index} of ${items.length}`)
  return item
}
