import type { PairingPlayer } from '../pairing/pairing-field.ts'
import { looksAtFloats } from '../pairing/seed-version.ts'
import { encounters, matchPoints } from '../results/match-points.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { withVirtualPoints } from './accelerated.ts'
import { pointsBefore } from './paired-down.ts'

/** What happened before a round, no matter who is paired in it. */
export type EarlierRounds = ReturnType<typeof pointsBefore> & ReturnType<typeof encounters>

/** Of a tournament's latest asked round: an act whose pairing is drawn apart is decided again when the draw is there. */
const known = new WeakMap<Tournament, { readonly round: RoundNumber; readonly earlier: EarlierRounds }>()

export function earlierRounds(asked: Tournament, round: RoundNumber): EarlierRounds {
  const before = known.get(asked)
  if (before?.round === round) return before.earlier
  const tournament = inEntrants(asked)
  const earlier = { ...pointsBefore(tournament, round), ...encounters(earlierMatches(tournament, round)) }
  known.set(asked, { round, earlier })
  return earlier
}

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
  const earlier = earlierMatches(tournament, round)
  const points = withVirtualPoints(tournament, round, matchPoints({ ...tournament, matches: earlier }, round))
  return fieldOf(playing, { points, ...encounters(earlier) })
}

function earlierMatches({ matches }: Tournament, round: RoundNumber): readonly Match[] {
  return matches.filter((match) => match.round < round)
}

function fieldOf(
  playing: readonly PlayerId[],
  { points, met, byes }: Omit<EarlierRounds, 'down'>,
): readonly PairingPlayer[] {
  return playing.map((id) => ({
    id,
    points: points.get(id) ?? 0,
    opponents: met.get(id) ?? [],
    byes: byes.get(id) ?? 0,
  }))
}
