import type { CallReply, ParsedInput } from '@tablee/contract/call'
import {
  type explainRating as explainCall,
  type getRating as getCall,
  RATING_ROWS_TOGETHER,
  RATING_STEPS_TOGETHER,
  type RatingExplanation,
  type RatingPage,
  type RatingTableRow,
} from '@tablee/contract/ratings/public-rating'
import type { Acting, Caller } from '@tablee/contract/serving/caller'
import type { KnowsRating, ReadRating } from '@tablee/contract/serving/read-rating'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type ExplainedStep, explainRating as explain } from '@tablee/domain/ratings/explain-rating'
import { MOST_RATED_PEOPLE } from '@tablee/domain/ratings/rating'
import type { RatingRow } from '@tablee/domain/ratings/rating-table'
import type { PersonKey } from '@tablee/domain/seasons/season'
import { personAfter } from '@tablee/domain/seasons/season-table'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Queryable } from '../../../database/database.ts'
import { findSeasonOf } from '../seasons/season-store.ts'
import { findShop } from '../shop-store.ts'
import { type ReadRatings, readRatings } from './build-rating.ts'
import type { BuiltRating } from './built-ratings.ts'
import { accountSign } from './copy-rated.ts'
import type { RatableEvent } from './rated-event-store.ts'
import type { RatingGround } from './rating-ground.ts'
import { findRating, type KeptRating } from './rating-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function getRating(
  ground: Acting<RatingGround>,
  { ratingId, game, from }: ParsedInput<typeof getCall>,
): Reply<typeof getCall> {
  const seen = await findSeen(ground, ratingId)
  if (!seen) return refuse('rating_not_found')
  const { built, events, waiting } = await readRatings(ground, seen.rating, game)
  const last = events.get(built.events.at(-1) ?? '')
  const rows = built.rows.slice(0, MOST_RATED_PEOPLE)
  const tell = tellRow(built, seen.mayManage)
  return accept({
    data: {
      rating: {
        ...{ ...seen.told, game: built.game, games: [...built.games], mayManage: seen.mayManage },
      },
      eventsCount: built.events.length,
      lastEvent: last ? eventOf(last) : null,
      rows: rows.slice(from, from + RATING_ROWS_TOGETHER).map(tell),
      ...{ peopleCount: rows.length, waiting },
    },
  })
}

/** As everybody sees it. */
export function readRating(ground: RatingGround): ReadRating {
  return async (ratingId, { game: typed, from }) => {
    const game = GAMES.find((each) => each === typed) ?? null
    if (typed !== null && game === null) return null
    const page = await getRating({ ...ground, caller: null }, { ratingId, game, from })
    return page.accepted ? page.value.data : null
  }
}

export function knowsRating({ database }: Pick<RatingGround, 'database'>): KnowsRating {
  return async (ratingId) => (await findSeen({ database, caller: null }, ratingId)) !== null
}

export async function explainRating(
  ground: Acting<RatingGround>,
  { ratingId, game, key, from }: ParsedInput<typeof explainCall>,
): Reply<typeof explainCall> {
  const seen = await findSeen(ground, ratingId)
  if (!seen) return refuse('rating_not_found')
  const read = await readRatings(ground, seen.rating, game)
  const { built } = read
  const { caller } = ground
  const own = caller && ownPerson(ground, { rating: seen.rating, built, account: caller.accountId })
  const person = key === null ? own : (built.keys.get(key) ?? null)
  const row = built.rows.find((each) => each.key === person)
  // Of whoever has no name, opponents would tell who it is.
  if (!row || (row.key !== own && !built.names.has(row.key))) return refuse('rated_person_not_found')
  const steps = explain(built.people, row.key, { from, most: RATING_STEPS_TOGETHER })
  return accept({
    data: {
      row: tellRow(built, seen.mayManage)(row),
      steps: steps.map((step) => stepOf(read, step)),
      stepsCount: row.events,
    },
  })
}

/** Who the account is in a rating, whatever it is called there. */
export function ownPerson(
  ground: Pick<RatingGround, 'markOf'>,
  { rating, built, account }: { readonly rating: KeptRating; readonly built: BuiltRating; readonly account: string },
): PersonKey {
  return personAfter(built.joins, accountSign(ground, rating, account) as PersonKey)
}

/** With its shop and season; null where the shop is gone. */
export async function tellRating(db: Queryable, { id, shopId, of }: KeptRating) {
  const shop = await findShop(db, shopId)
  const season = of.kind === 'season' ? await findSeasonOf(db, shopId, of.seasonId) : null
  if (!shop || (of.kind === 'season' && !season)) return null
  return {
    isPublic: season === null || season.isPublic,
    of: {
      ...{ id, kind: of.kind, shop: { slug: shop.slug, name: shop.profile.name } },
      season: season && { slug: season.slug, name: season.name },
    },
  }
}

async function findSeen({ database, caller }: Acting<Pick<RatingGround, 'database'>>, id: string) {
  return database.read(async (db) => {
    const rating = await findRating(db, id)
    const told = rating && (await tellRating(db, rating))
    if (!rating || !told) return null
    const mayManage = isOfShop(caller, rating)
    return told.isPublic || mayManage ? { rating, told: told.of, mayManage } : null
  })
}

function isOfShop(caller: Caller, { shopId }: KeptRating): boolean {
  return caller?.shop?.id === shopId && !caller.token
}

function tellRow(
  { names, keys, unnamed }: BuiltRating,
  mayManage: boolean,
): (row: RatingRow<PersonKey>) => RatingTableRow {
  const shown = new Map([...keys].map(([key, person]) => [person, key]))
  return ({ key, ...row }) => ({
    ...row,
    key: shown.get(key) ?? '',
    name: names.get(key) ?? null,
    isUnnamed: mayManage && unnamed.has(key),
  })
}

function stepOf(
  { built: { names }, events }: ReadRatings,
  { eventId, before, after, change, meetings }: ExplainedStep<PersonKey>,
): RatingExplanation['steps'][number] {
  const event = events.get(eventId)
  const named = meetings.flatMap(({ opponent, rating, expected, score }) => {
    const name = names.get(opponent)
    return name === undefined ? [] : [{ name, rating, expected: hundredths(expected), score }]
  })
  return {
    event: event ? eventOf(event) : { code: null, name: '', playedAt: '' },
    ...{ before, after, change, meetings: named, nameless: meetings.length - named.length },
    expected: hundredths(named.reduce((sum, { expected }) => sum + expected, 0)),
    score: named.reduce((sum, { score }) => sum + score, 0),
  }
}

function eventOf({ code, name, playedAt }: RatableEvent): NonNullable<RatingPage['lastEvent']> {
  return { code, name, playedAt: wireMoment(playedAt) }
}

function hundredths(number: number): number {
  return Math.round(100 * number) / 100
}
