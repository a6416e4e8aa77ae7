import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import * as z from 'zod/mini'
import { ReplayError } from './server-client.ts'

const count = z.int().check(z.minimum(0))
const figure = z.nullable(z.number())
const games = z.tuple([count, count, count])

const recordedTournament = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.looseObject({
    family: z.enum(['mtr', 'pokemon']),
    bye_games: z.optional(games),
    game_scores: z.boolean(),
    wins_losses_draws: z.nullable(z.enum(['after_round', 'all-rounds', 'other'])),
    tolerance: z.number(),
  }),
  players: z.array(z.string()).check(z.minLength(2)),
  rounds: z
    .array(
      z.object({
        number: count,
        kind: z.enum(['swiss', 'elimination']),
        matches: z.array(
          z.object({ p1: z.string(), p2: z.nullable(z.string()), wins1: count, wins2: count, draws: count }),
        ),
      }),
    )
    .check(z.minLength(1)),
  standings: z.array(
    z.looseObject({
      rank: count,
      player: z.string(),
      points: figure,
      omw: figure,
      gw: figure,
      ogw: figure,
      after_round: count,
    }),
  ),
})

export function readRecording(text: string): RecordedTournament {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReplayError('The file is not JSON.')
  }
  const result = recordedTournament.safeParse(value)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new ReplayError(`The file is no recorded tournament: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  return value as RecordedTournament
}
