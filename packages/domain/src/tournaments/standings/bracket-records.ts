import { bracketOf } from '../kinds/bracket.ts'
import { podBracketOf } from '../kinds/pod-bracket.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** Bracket matches played: none is drawn, and advancing unopposed is no match. */
export type BracketRecord = { readonly won: number; readonly lost: number }

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'> & { readonly throughRound: RoundNumber }

/** Each player's bracket wins and losses through that round; they earn no points. */
export function bracketRecords(tournament: Played): ReadonlyMap<PlayerId, BracketRecord> {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const bracket = bracketOf({ stages, rounds: played, matches })
  const pods = podBracketOf({ stages, rounds: played, matches })
  const records = new Map<PlayerId, BracketRecord>()
  const nodes = [
    ...(bracket?.rounds ?? []).flatMap((round) => round.nodes),
    ...(pods?.rounds ?? []).flatMap((round) => round.pods),
  ]
  for (const { match, winner } of nodes) {
    if (!match || winner === null || !isPlayed(match)) continue
    for (const seat of seatsOf(match)) {
      const { won, lost } = records.get(seat) ?? { won: 0, lost: 0 }
      records.set(seat, seat === winner ? { won: won + 1, lost } : { won, lost: lost + 1 })
    }
  }
  return records
}
