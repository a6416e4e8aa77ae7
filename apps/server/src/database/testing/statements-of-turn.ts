import type { KyselyPlugin } from 'kysely'
import type { Database } from '../database.ts'

/** The most statements that are made between two looks at what came. */
export function statementsOfTurn(database: Database) {
  let [made, before, most] = [0, 0, 0]
  let isOver = false
  const look = () => {
    most = Math.max(most, made - before)
    before = made
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      made += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const inTransaction: Database['inTransaction'] = (work) =>
    database.inTransaction((tx) => work({ ...tx, db: tx.db.withPlugin(counting) }))
  const end = () => {
    isOver = true
    return { made, most }
  }
  return { counted: { ...database, inTransaction }, end }
}
