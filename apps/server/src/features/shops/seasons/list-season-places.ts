import type { PersonKey } from '@tablee/domain/seasons/season'
import { personAfter } from '@tablee/domain/seasons/season-table'
import { readTable } from './build-table.ts'
import { signOfAccount } from './copied-results.ts'
import type { SeasonGround } from './season-ground.ts'
import { listPublicSeasonsWith } from './season-store.ts'

/** Seasons that one answer tells of, the newest. */
const MOST_TOLD = 12

/** Where an account stands in the public seasons that these events count for. */
export async function listSeasonPlaces(ground: SeasonGround, account: string, events: readonly string[]) {
  const seasons = await ground.database.read((db) => listPublicSeasonsWith(db, events, MOST_TOLD))
  const places = []
  for (const { shop, ...season } of seasons) {
    const { table } = await readTable(ground, season)
    const key = signOfAccount(ground, season.id, account) as PersonKey
    const own = personAfter(table.joins, key)
    const row = table.rows.find((each) => each.key === own)
    const { slug, name, state } = season
    if (row) places.push({ slug, name, shop, state, place: row.place, people: table.rows.length })
  }
  return places
}
