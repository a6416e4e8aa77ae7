import { MOST_SIDES } from '@tablee/domain/tournaments/kinds/seats'
import { DOUBLE_LOSS, MAX_DRAWN_GAMES, type Score } from '@tablee/domain/tournaments/results/score'
import { MOST_MEMBERS } from '@tablee/domain/tournaments/teams/entrants'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

const MAX_GAMES_WON = 9
const games = (most: number) =>
  z.int(issue('score_invalid')).check(z.minimum(0, issue('score_invalid')), z.maximum(most, issue('score_invalid')))

export const gamesWon = games(MAX_GAMES_WON)
export const drawnGames = games(MAX_DRAWN_GAMES)

const asObject = z.pipe(
  z.object(
    { score1: gamesWon, score2: gamesWon, draws: z.optional(drawnGames), doubleLoss: z.optional(z.boolean()) },
    issue('score_invalid'),
  ),
  z.transform(
    ({ score1, score2, draws, doubleLoss }): Score =>
      doubleLoss ? DOUBLE_LOSS : { wins1: score1, wins2: score2, draws: draws ?? 0 },
  ),
)

const asText = z.pipe(
  z.string(issue('score_invalid')).check(z.regex(/^[0-9]-[0-9](-[0-3])?$/, issue('score_invalid'))),
  z.transform((text: string): Score => {
    const [wins1 = 0, wins2 = 0, draws = 0] = text.split('-').map(Number)
    return { wins1, wins2, draws }
  }),
)

const side = z
  .int(issue('score_invalid'))
  .check(z.minimum(0, issue('score_invalid')), z.maximum(MOST_SIDES - 1, issue('score_invalid')))
const sides = <Each extends z.ZodMiniType>(each: Each) =>
  z.readonly(z.array(each, issue('score_invalid')).check(z.maxLength(MOST_SIDES, issue('score_invalid'))))
const place = z
  .int(issue('score_invalid'))
  .check(z.minimum(1, issue('score_invalid')), z.maximum(MOST_SIDES, issue('score_invalid')))

/**
 * How a game of three to five ended, by seats from 0: `{winner}`, `{drawn}` (those still in, the others lost) or `{places}` (each seat's
 * place, from 1).
 */
export const placingsInput: z.ZodMiniType<Placings> = z.union(
  [z.object({ winner: side }), z.object({ drawn: sides(side) }), z.object({ places: sides(place) })],
  issue('score_invalid'),
)

/**
 * A score in the match's orientation: `{score1, score2, draws?}` or `"2-1"` (`"1-1-1"` with drawn games); with `doubleLoss` both lose,
 * whatever the numbers. Which are allowed, and to whom, is the domain's question.
 */
export const scoreInput = z.union([asObject, asText], issue('score_invalid'))

/** Of two teams of three, seat by seat; null: not finished. With `ended`, no more is played. */
export const seatsInput = z.object(
  {
    scores: z.readonly(
      z.array(z.nullable(scoreInput), issue('score_invalid')).check(z.maxLength(MOST_MEMBERS, issue('score_invalid'))),
    ),
    ended: z.optional(z.boolean(issue('score_invalid'))),
  },
  issue('score_invalid'),
)

/** A result that was seen: a score, placings or seats. */
export const resultInput = z.union([scoreInput, placingsInput, seatsInput], issue('score_invalid'))
