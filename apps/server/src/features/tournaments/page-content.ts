import type { FindPageContent, PageContent } from '@tablee/contract/serving/page-content'
import type { EventShop } from '@tablee/contract/shops/public-shop'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'
import { getLastAdvancedEvent } from './queries/get-last-advanced-event.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament, findTournamentId } from './tournament-store.ts'

/** More exceeds the megabyte a page may include: each takes 200 characters. */
const MOST_ELEMENTS = 6000

type PageParts = Pick<PageContent, 'product'> & {
  /** Injected from shops. */
  readonly shopOf: (id: TournamentId) => Promise<EventShop | null>
}

export function pageContent(
  { database, cache, now }: Pick<TournamentGround, 'database' | 'cache' | 'now'>,
  { product, shopOf }: PageParts,
): FindPageContent {
  return async (path) => {
    if (path === '/') {
      const events = await getLastAdvancedEvent({ database, now })
      return events.accepted ? { product, lastEvents: events.value.data } : null
    }
    const code = readTournamentCode(/^\/tournament\/([^/]+)\/?$/.exec(path)?.[1] ?? '')
    if (code === null) return null
    const written = await database.read(async (db) => {
      const id = await findTournamentId(db, code)
      const held = id && (await findTournament(db, cache, id))
      if (!held || isTooLarge(held)) return null
      return { product, tournament: writeTournamentDocument(held) }
    })
    if (written?.tournament.type !== 'advance') return written
    const eventShop = await shopOf(written.tournament.$id as TournamentId)
    return eventShop ? { ...written, eventShop } : written
  }
}

function isTooLarge({ tournament: { players, matches } }: HeldTournament): boolean {
  return players.length + matches.length > MOST_ELEMENTS
}
