import { expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { InsistentClient } from './insistent-client.ts'

export async function expectEachOnce(
  database: Database,
  { acknowledged }: Pick<InsistentClient, 'acknowledged'>,
): Promise<void> {
  const rows = await database.read((db) => db.selectFrom('journal').select(['act_id', 'tournament_id']).execute())
  const counts = new Map<string, number>()
  for (const { act_id: id } of rows) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
  expect(acknowledged.filter(({ actId }) => counts.get(actId) !== 1)).toEqual([])
}
