/** The number at a place of a table; outside the table is a defect, so it is thrown. */
export function numberAt(table: Float64Array, index: number): number {
  const value = table[index]
  if (value === undefined) throw new RangeError(`No number at ${index} of ${table.length}`)
  return value
}

/** The whole number at a place of a table; outside the table is a defect, so it is thrown. */
export function indexAt(table: Int32Array, index: number): number {
  const value = table[index]
  if (value === undefined) throw new RangeError(`No index at ${index} of ${table.length}`)
  return value
}

/** The item at a place of a list; outside the list is a defect, so it is thrown. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item at ${index} of ${items.length}`)
  return item
}
