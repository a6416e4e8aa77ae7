import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { venue } from './venue.ts'

export const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Nora', 'Paul', 'Elsa']

/** The one listed first in `NAMES` wins. */
export function played(tournament: Tournament): Tournament {
  return openMatches(tournament).reduce((state, match) => {
    const [one, other] = pairOf(match)
    const isFirst = Number(one.slice(1)) < Number(other.slice(1))
    const score = isFirst ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
    return after(state, setScore(state, { matchId: match.id, score }))
  }, tournament)
}

export const next = (tournament: Tournament) =>
  after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
export const finished = (tournament: Tournament) => after(tournament, finishTournament(tournament))

/** Both semifinals are over. */
export function beforeFinal(): Tournament {
  const swiss = played(next(played(next(played(started(venue(NAMES)))))))
  const semis = after(swiss, startCut(swiss, { wish: { by: 'size', size: 4 }, afterRound: 3, seed: 'cut' }))
  return played(semis)
}

export function inFinal(): Tournament {
  return next(beforeFinal())
}
