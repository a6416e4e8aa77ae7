import type { Compilable, CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { type Dialect, dialectOf } from './dialect.ts'

/**
 * A question that is asked with every act: what is compiled is kept for each database, and only the values change. `build` is called with
 * stand-ins, so it must not look at its values.
 */
export function compiledOnce<Values extends object, Row>(
  names: readonly (keyof Values)[],
  build: (db: Queryable, values: Values) => Compilable<Row>,
): (db: Queryable, values: Values) => Compilable<Row> {
  const standIns = new Map(names.map((name) => [{ standsFor: name } as object, name]))
  const kept = new Map<Dialect, CompiledQuery<Row>>()
  return (db, values) => ({
    compile: () => {
      const dialect = dialectOf(db)
      const known = kept.get(dialect)
      const compiled =
        known ?? build(db, Object.fromEntries([...standIns].map(([one, name]) => [name, one])) as Values).compile()
      if (!known) kept.set(dialect, compiled)
      const parameters = compiled.parameters.map((one) => {
        const name = standIns.get(one as object)
        return name === undefined ? one : values[name]
      })
      return { ...compiled, parameters }
    },
  })
}
