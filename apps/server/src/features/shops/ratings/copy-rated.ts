import { ratedMeetings } from '@tablee/domain/ratings/rated-meetings'
import { finalResults } from '@tablee/domain/seasons/final-results'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { findGuestOf, listSeatAccounts } from '../seasons/season-event-store.ts'
import { signOf, signSeats } from '../seasons/sign-seats.ts'
import {
  findRatedEvent,
  listAccountsOfRegulars,
  listRatable,
  type RatableEvent,
  writeRatedEvent,
} from './rated-event-store.ts'
import type { RatingGround } from './rating-ground.ts'
import type { KeptRating } from './rating-store.ts'

/** Events that one reading copies. */
const COPIED_AT_ONCE = 10

const sign = z.nullable(z.string())
/** Player, signs of account and name. */
const seat = z.tuple([z.string(), sign, sign])
/** Indices of two seats, and the first one's result in halves. */
const pair = z.tuple([z.int(), z.int(), z.int()])
const copied = z.object({ game: z.string(), seats: z.array(seat), pairs: z.array(pair) })

export type CopiedEvent = z.output<typeof copied>

export function readRatedEvent(id: string, text: string): CopiedEvent {
  return readStoredJson({ table: 'rated_events', id, text, schema: copied }, 'results')
}

/** That of its season: somebody is one person in both tables. */
function scopeOf({ id, of }: KeptRating): string {
  return of.kind === 'season' ? `season ${of.seasonId}` : `rating ${id}`
}

export function accountSign(ground: Pick<RatingGround, 'markOf'>, rating: KeptRating, account: string): string {
  return signOf(ground, scopeOf(rating), { kind: 'account', text: account })
}

/** Copies what ended or changed since; answers the events, and how many are left for the next reading. */
export async function copyRated(
  ground: RatingGround,
  rating: KeptRating,
): Promise<{ readonly events: readonly RatableEvent[]; readonly waiting: number }> {
  const { database } = ground
  const events = await database.read((db) => listRatable(db, rating))
  const stale = events.filter(({ code, sequence, copied: known }) => code !== null && known !== sequence)
  if (stale.length === 0) return { events, waiting: 0 }
  for (const { id } of stale.slice(0, COPIED_AT_ONCE)) {
    await othersHaveTheirTurn()
    await database.inTransaction(async ({ db }) => {
      const played = await ground.readPlayed(db, id as TournamentId)
      if (played) await writeCopy(ground, db, { rating, ...played })
    })
  }
  return {
    events: await database.read((db) => listRatable(db, rating)),
    waiting: Math.max(0, stale.length - COPIED_AT_ONCE),
  }
}

type Copying = {
  readonly rating: KeptRating
  readonly tournament: Tournament
  readonly sequence: number | null
  readonly createdAt: string
}

export async function writeCopy(
  { markOf }: Pick<RatingGround, 'markOf'>,
  db: Queryable,
  { rating, tournament, sequence, createdAt }: Copying,
): Promise<void> {
  const { id, name, announcement, rules, players } = tournament
  const before = await findRatedEvent(db, rating.id, id)
  const kept = before === null ? [] : readRatedEvent(id, before).seats
  const shop = rating.of.kind === 'season' ? await findGuestOf(db, rating.of.seasonId, id) : null
  const signed = signSeats(
    {
      ...{ markOf, scope: scopeOf(rating), shop, accounts: await listSeatAccounts(db, id) },
      regulars: shop === null ? await listAccountsOfRegulars(db, rating.shopId) : new Map(),
      kept: new Map(kept.map(([player, account, own]) => [player, { account, name: own }])),
    },
    players,
  )
  const came = finalResults(tournament)?.results ?? []
  const places = new Map<string, number>(came.map(({ player }, index) => [player, index]))
  const results: CopiedEvent = {
    game: announcement?.game ?? rules.game,
    seats: came.map(({ player }) => {
      const { account, name: own } = signed(player)
      return [player, account, own]
    }),
    pairs: ratedMeetings(tournament).flatMap(({ one, other, score }): CopiedEvent['pairs'] => {
      const [first, second] = [places.get(one), places.get(other)]
      return first === undefined || second === undefined ? [] : [[first, second, 2 * score]]
    }),
  }
  await writeRatedEvent(db, {
    ...{ rating_id: rating.id, tournament_id: id, name, sequence },
    played_at: announcement?.startsAt ?? createdAt,
    results: JSON.stringify(results),
  })
}
