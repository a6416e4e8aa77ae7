/** The columns an attribute is written to, those it is read from, and how. */
type KeptAttribute<Row, Value> = {
  readonly column?: keyof Row
  readonly write: (value: Value) => Partial<Row>
  readonly read: (row: Row) => Value
}

/** Every attribute, described once. A missing one does not compile. */
export type KeptAttributes<Row, Value> = { readonly [Name in keyof Value]: KeptAttribute<Row, Value[Name]> }

/** Names the read columns, so that only those are selected. */
export type NamedAttributes<Row, Value> = {
  readonly [Name in keyof Value]: KeptAttribute<Row, Value[Name]> & { readonly columns: readonly (keyof Row)[] }
}

type WithColumns = Readonly<Record<string, { readonly columns: readonly PropertyKey[] }>>

type ColumnsRead<Attributes extends WithColumns> = Attributes[keyof Attributes]['columns'][number]

export function columnsRead<Attributes extends WithColumns>(
  attributes: Attributes,
): readonly ColumnsRead<Attributes>[] {
  return [...new Set(Object.values(attributes).flatMap(({ columns }) => columns as readonly ColumnsRead<Attributes>[]))]
}

type Writers<Value> = { readonly [Name in keyof Value]: { readonly write: (value: Value[Name]) => object } }
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void
  ? All
  : never

export type ColumnsOf<Attributes> = Both<
  {
    [Name in keyof Attributes]: Attributes[Name] extends { write: (value: never) => infer Columns } ? Columns : never
  }[keyof Attributes]
>

export function columnsOf<Value, Attributes extends Writers<Value>>(
  attributes: Attributes & Writers<Value>,
  value: NoInfer<Value>,
): ColumnsOf<Attributes> {
  return columnsWhere(attributes, value, () => true) as ColumnsOf<Attributes>
}

export function changedColumns<Value, Attributes extends Writers<Value>>(
  attributes: Attributes & Writers<Value>,
  before: NoInfer<Value>,
  after: NoInfer<Value>,
): Partial<ColumnsOf<Attributes>> {
  return columnsWhere(attributes, after, (name) => before[name] !== after[name]) as Partial<ColumnsOf<Attributes>>
}

function columnsWhere<Value>(
  attributes: Writers<Value>,
  value: Value,
  isMeant: (name: keyof Value) => boolean,
): object {
  const columns = {}
  for (const name in attributes) if (isMeant(name)) Object.assign(columns, attributes[name].write(value[name]))
  return columns
}

export function readAttributes<Row, Value extends object>(attributes: KeptAttributes<Row, Value>, row: Row): Value {
  const value: Partial<Value> = {}
  for (const name in attributes) value[name] = attributes[name].read(row)
  return value as Value
}
