import type { PairingPlayer } from '../pairing/pairing-field.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { withVirtualPoints } from './accelerated.ts'
import { type EarlierRounds, earlierRounds } from './earlier-rounds.ts'

type DrawnBy = {
  readonly playing: readonly PlayerId[]
  readonly seed: string
  readonly earlier?: EarlierRounds | undefined
}

/** With recent paired-down players, if the seed's round considers them. */
export function fieldOfDraw(
  tournament: Tournament,
  round: RoundNumber,
  { playing, seed, earlier }: DrawnBy,
): readonly PairingPlayer[] {
  if (!looksAtFloats(seed) || round <= 2) return pairingField(tournament, round, playing)
  const { down, ...known } = earlier ?? earlierRounds(tournament, round)
  const field = fieldOf(playing, known)
  return field.map((player) => (down.has(player.id as PlayerId) ? { ...player, pairedDown: true } : player))
}

/** What pairing knows of the players: points, opponents, byes. */
export function pairingField(
  tournament: Tournament,
  round: RoundNumber,
  playing: readonly PlayerId[],
): readonly PairingPlayer[] {
  const { points, ...known } = earlierRounds(tournament, round)
  return fieldOf(playing, { points: withVirtualPoints(tournament, round, points), ...known })
}

export function fieldOf(
  playing: readonly PlayerId[],
  { points, met, byes }: Pick<EarlierRounds, 'points' | 'met' | 'byes'>,
): readonly PairingPlayer[] {
  return playing.map((id) => ({
    id,
    points: points.get(id) ?? 0,
    opponents: met.get(id) ?? [],
    byes: byes.get(id) ?? 0,
  }))
}
