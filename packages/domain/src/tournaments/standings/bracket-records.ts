import { bracketOf } from '../kinds/bracket.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** Matches of a bracket that were played: none is drawn, and going on without an opponent is no match. */
export type BracketRecord = { readonly won: number; readonly lost: number }

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches'> & { readonly throughRound: RoundNumber }

/** What everybody of the bracket won and lost in it, through that round; its matches count for no points. */
export function bracketRecords(tournament: Played): ReadonlyMap<PlayerId, BracketRecord> {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const bracket = bracketOf({ stages, rounds: played, matches })
  const records = new Map<PlayerId, BracketRecord>()
  for (const { match, winner } of bracket?.rounds.flatMap(({ nodes }) => nodes) ?? []) {
    if (!match || winner === null || !isMeeting(match)) continue
    for (const seat of seatsOf(match)) {
      const { won, lost } = records.get(seat) ?? { won: 0, lost: 0 }
      records.set(seat, seat === winner ? { won: won + 1, lost } : { won, lost: lost + 1 })
    }
  }
  return records
}
