import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { sidesOfPair } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { HandPairing } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { carryPairingsOver, roundMoves } from '@tablee/domain/tournaments/rounds/seen-round'
import type { Placings, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { Step } from './arranged-lines.ts'
import { draftAfter, draftOf, isSameDraft } from './draft-pairings.ts'
import type { Standing } from './lines.ts'

/** Edits of a round and their base: stored until saved or discarded. */
export type Arrangement = { readonly round: RoundNumber; readonly standing: Standing; readonly steps: readonly Step[] }

const games = z.int()
const score: z.ZodMiniType<Score> = z.object({
  ...{ wins1: games, wins2: games, draws: games },
  isDoubleLoss: z.optional(z.literal(true)),
})
const placings: z.ZodMiniType<Placings> = z.union([
  z.object({ winner: games }),
  z.object({ drawn: z.array(games) }),
  z.object({ places: z.array(games) }),
])
const player = z.pipe(
  z.string(),
  z.transform((id: string) => id as PlayerId),
)
const pairing: z.ZodMiniType<HandPairing> = z.union([
  z.object({ kind: z.literal('bye'), player }),
  z.object({ kind: z.literal('loss'), player }),
  z.object({
    kind: z.literal('played'),
    sides: z.tuple([z.tuple([player]), z.tuple([player])]),
  }),
  z.object({ kind: z.literal('played'), sides: z.array(z.tuple([player])).check(z.minLength(3)) }),
  // Format of earlier versions.
  z.pipe(
    z.object({ kind: z.literal('played'), players: z.tuple([player, player]) }),
    z.transform(({ kind, players }) => ({ kind, sides: sidesOfPair(players) })),
  ),
])
const arrangement = z.object({
  round: z.int(),
  standing: z.object({
    pairings: z.array(
      z.object({
        pairing,
        table: z.nullable(z.int()),
        result: z.nullable(z.union([z.literal('contested'), score, placings])),
      }),
    ),
    loose: z.array(player),
    podSeats: z.optional(games),
  }),
  steps: z.array(
    z.union([
      z.object({ kind: z.literal('swap'), players: z.tuple([player, player]) }),
      z.object({ kind: z.enum(['bye', 'loss', 'unseat']), player }),
      z.object({ kind: z.literal('join'), player, line: z.string(), place: games }),
      z.object({ kind: z.literal('arranged'), pairings: z.array(pairing) }),
    ]),
  ),
})

/** Null if there is nothing, or another version's data. */
export function readArrangement(kept: unknown): Arrangement | null {
  const read = arrangement.safeParse(kept).data
  return read && read.steps.length > 0 ? read : null
}

/** Its round is current, and part of it still applies. */
export function stillFits(tournament: Tournament, { round, standing, steps }: Arrangement): boolean {
  if (!isRunning(tournament) || round !== currentRound(tournament)) return false
  const wish = { round, pairings: draftAfter(standing, steps), from: standing.pairings }
  const now = draftOf(tournament, round)
  if (isSameDraft(wish.pairings, now)) return false
  return roundMoves(tournament, wish).length === 0 || !isSameDraft(carryPairingsOver(tournament, wish), now)
}
