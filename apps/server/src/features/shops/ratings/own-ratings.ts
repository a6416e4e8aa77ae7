import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  getOwnRatings as getCall,
  leaveRating as leaveCall,
  OwnRating,
} from '@tablee/contract/ratings/own-ratings'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { readRatings } from './build-rating.ts'
import { accountSign } from './copy-rated.ts'
import { ownPerson, tellRating } from './get-rating.ts'
import type { RatingGround } from './rating-ground.ts'
import { findRating, type KeptRating, listRatingsOf, writeDeparture } from './rating-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function getOwnRatings(ground: Acting<RatingGround>): Reply<typeof getCall> {
  if (!ground.caller) return refuse('account_required')
  return accept({ data: { ratings: await listOwn(ground, ground.caller.accountId) } })
}

/** The later word counts; it outlives the rating's being turned off. */
export async function leaveRating(
  ground: Acting<RatingGround>,
  { ratingId, isNamed }: ParsedInput<typeof leaveCall>,
): Reply<typeof leaveCall> {
  if (!ground.caller) return refuse('account_required')
  const { accountId } = ground.caller
  const rating = await ground.database.read((db) => findRating(db, ratingId))
  if (!rating) return refuse('rating_not_found')
  if ((await ownIn(ground, rating, accountId)).length === 0) return refuse('rated_person_not_found')
  const person = accountSign(ground, rating, accountId)
  await ground.database.inTransaction(({ db }) => writeDeparture(db, ratingId, { person, isOwn: true, isNamed }))
  return accept({ data: { ratings: await listOwn(ground, accountId) } })
}

export async function listOwn(ground: RatingGround, account: string): Promise<OwnRating[]> {
  const ratings = await ground.database.read((db) => listRatingsOf(db, account))
  const own: OwnRating[] = []
  for (const rating of ratings) own.push(...(await ownIn(ground, rating, account)))
  return own
}

/** A row for each game. */
async function ownIn(ground: RatingGround, rating: KeptRating, account: string): Promise<readonly OwnRating[]> {
  const told = await ground.database.read((db) => tellRating(db, rating))
  if (!told) return []
  const { built } = await readRatings(ground, rating, null)
  const own: OwnRating[] = []
  for (const game of built.games) {
    const ofGame = game === built.game ? built : (await readRatings(ground, rating, game)).built
    const person = ownPerson(ground, { rating, built: ofGame, account })
    const row = ofGame.rows.find(({ key }) => key === person)
    if (!row) continue
    const { id: ratingId, ...of } = told.of
    const { key: _, events: __, ...figures } = row
    own.push({ ...of, ...figures, ratingId, game, isNamed: !ofGame.left.has(person) && !ofGame.unnamed.has(person) })
  }
  return own
}
