import { stages } from '@tablee/contract/tournaments/documents/stage'
import { placesOfLatest } from '@tablee/domain/tournaments/kinds/bracket'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { PAIRED_OF_BRACKET } from './list-tournament-ids.ts'

/** Nothing without a bracket. */
export async function findBracketPlaces(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<TournamentId, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'stages', PAIRED_OF_BRACKET.as('paired')])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ id, stages: text, paired }) => {
      const places = bracketPlacesIn(text, Number(paired))
      return places === null ? [] : [[id as TournamentId, places] as const]
    }),
  )
}

/** A damaged row is skipped. */
function bracketPlacesIn(text: string, paired: number): number | null {
  try {
    return placesOfLatest({ stages: stages.parse(JSON.parse(text)) }, paired)
  } catch {
    return null
  }
}
