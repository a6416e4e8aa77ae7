import { describe, expect, test } from 'vitest'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { currentRound } from '../kinds/phase.ts'
import { isBye, pairOf, seatsOf, sidesOfPair } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { after, aTournamentOf, openMatches, started, twoNil, withResults } from '../testing/a-tournament.ts'
import type { Meeting, PlayerId, Tournament } from '../tournament.ts'
import { bookedLosses, withBookedLosses } from './booked-losses.ts'
import { givePenalty } from './give-penalty.ts'
import type { PenaltyId } from './penalty.ts'
import { penaltiesOfMatch } from './standing-penalties.ts'
import { takeBackPenalty } from './take-back-penalty.ts'

const given = (playerId: PlayerId, id = 'c1') =>
  ({ id: id as PenaltyId, penalty: 'game-loss', playerId, forNextMatch: true, by: 'judge' }) as const
const book = (tournament: Tournament, playerId: PlayerId) => after(tournament, givePenalty(tournament, given(playerId)))
const next = (tournament: Tournament) =>
  after(
    tournament,
    startNextRound(tournament, { seed: `seed ${tournament.rounds.length}`, wished: tournament.rounds.length + 1 }),
  )
const codeOf = (outcome: ReturnType<typeof givePenalty>) => (outcome.accepted ? 'accepted' : outcome.refusal.code)
const matchOf = (tournament: Tournament, player: PlayerId): Meeting => {
  const match = openMatches(tournament).find((each) => seatsOf(each).includes(player))
  if (!match) throw new Error(`${player} has no opponent`)
  return match
}
const byeIn = (tournament: Tournament): PlayerId => {
  const bye = tournament.matches.find((match) => match.round === currentRound(tournament) && isBye(match))
  const [player] = bye ? seatsOf(bye) : []
  if (!player) throw new Error('nobody has a bye')
  return player
}
/** 2-0 for a player, whichever side. */
const won = (tournament: Tournament, player: PlayerId) => {
  const match = matchOf(tournament, player)
  const score = pairOf(match)[0] === player ? twoNil : { wins1: 0, wins2: 2, draws: 0 }
  return setScore(tournament, { matchId: match.id, score })
}
const withOthers = (tournament: Tournament) =>
  openMatches(tournament)
    .filter(isUntouched)
    .reduce((state, { id }) => after(state, setScore(state, { matchId: id, score: twoNil })), tournament)
const P1 = 'p1' as PlayerId

describe('JUDG-7 a game lost in the next match', () => {
  test('touches no match of its round, and binds the score of the next', () => {
    const played = withResults(started(aTournamentOf(4)))
    const booked = book(played, P1)
    expect(booked.matches).toEqual(played.matches)
    expect(bookedLosses(booked)).toEqual([
      { id: 'c1', kind: 'game-loss', playerId: P1, round: 2, endedMatch: null, drops: false, bookedIn: 1 },
    ])
    const second = next(booked)
    expect(bookedLosses(second)).toEqual([])
    expect(penaltiesOfMatch(second, matchOf(second, P1))).toHaveLength(1)
    expect(codeOf(won(second, P1))).toBe('score_without_lost_game')
    const opponent = seatsOf(matchOf(second, P1)).find((id) => id !== P1) ?? P1
    const over = after(second, won(second, opponent))
    // Used: the third match begins at 0-0.
    const third = next(withOthers(over))
    expect(penaltiesOfMatch(third, matchOf(third, P1))).toEqual([])
    expect(codeOf(won(third, P1))).toBe('accepted')
  })

  test('taken back, before its match or in it, the score is free again', () => {
    const booked = book(withResults(started(aTournamentOf(4))), P1)
    const takenBack = (tournament: Tournament) => {
      const [kept] = tournament.penalties
      if (!kept) throw new Error('nothing was booked')
      return after(tournament, takeBackPenalty(tournament, { kept, before: { kind: 'pending' }, by: 'judge' }))
    }
    expect(takenBack(booked).penalties).toEqual([])
    const second = takenBack(next(booked))
    expect(codeOf(won(second, P1))).toBe('accepted')
  })

  test('waits over a bye, for the first opponent', () => {
    const first = withResults(started(aTournamentOf(5)))
    const second = next(first)
    const resting = byeIn(second)
    const booked = next(book(first, resting))
    expect(byeIn(booked)).toBe(resting)
    expect(bookedLosses(booked)).toMatchObject([{ playerId: resting, round: 3 }])
    const third = next(withResults(booked))
    expect(codeOf(won(third, resting))).toBe('score_without_lost_game')
  })

  test('waits for whoever left until they are back, and is not booked for them', () => {
    const booked = book(withResults(started(aTournamentOf(6))), P1)
    const gone = after(booked, removePlayer(booked, P1, 'staff'))
    expect(codeOf(givePenalty(gone, given(P1, 'c2')))).toBe('penalty_needs_next_match')
    expect(bookedLosses(next(gone))).toMatchObject([{ playerId: P1, round: 3 }])
  })

  test('the round it counts in may be undone, and leaves it waiting', () => {
    const second = next(book(withResults(started(aTournamentOf(4))), P1))
    expect(penaltiesOfMatch(second, matchOf(second, P1))).toHaveLength(1)
    const undone = after(second, undoRound(second, 2))
    expect(bookedLosses(undone)).toMatchObject([{ playerId: P1, round: 2, bookedIn: 1 }])
    expect(codeOf(won(next(undone), P1))).toBe('score_without_lost_game')
  })

  test('pairing by hand takes it along: out of the round with a bye, and back into it', () => {
    const first = withResults(started(aTournamentOf(5)))
    const resting = byeIn(next(first))
    const [meant, ...others] = first.players.map(({ id }) => id).filter((id) => id !== resting)
    const [a, b, c] = others as [PlayerId, PlayerId, PlayerId]
    if (!meant) throw new Error('nobody plays')
    const byHand = (tournament: Tournament, [one, bye]: readonly [PlayerId, PlayerId]) =>
      after(
        tournament,
        setPairings(tournament, {
          round: 2,
          pairings: [
            { kind: 'played', sides: sidesOfPair([one, a]) },
            { kind: 'played', sides: sidesOfPair([b, c]) },
            { kind: 'bye', player: bye },
          ],
        }),
      )
    const second = next(book(first, meant))
    expect(bookedLosses(second)).toEqual([])
    const out = byHand(second, [resting, meant])
    expect(bookedLosses(out)).toMatchObject([{ playerId: meant, round: 3 }])
    const back = byHand(out, [meant, resting])
    expect(bookedLosses(back)).toEqual([])
    expect(codeOf(won(back, meant))).toBe('score_without_lost_game')
  })

  test('is not booked where one game is the match, and waits over a table of more than two', () => {
    const waiting = aTournamentOf(4)
    const ofPods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
    const atTable = after(ofPods, startTournament(ofPods, 'seed'))
    expect(codeOf(givePenalty(atTable, given(P1)))).toBe('penalty_is_match_loss')
    const booked = book(withResults(started(aTournamentOf(4))), P1)
    const table = atTable.matches.map((match) => ({ ...match, round: 2 }))
    const later = { ...next(booked), matches: [...booked.matches, ...table] }
    expect(bookedLosses(withBookedLosses(later))).toMatchObject([{ playerId: P1, round: 3 }])
  })

  test('other decisions are of this round, whatever they are said to be for', () => {
    const paired = started(aTournamentOf(4))
    const lost = after(paired, givePenalty(paired, { ...given(P1), penalty: 'match-loss' }))
    expect(lost.penalties).toMatchObject([{ kind: 'match-loss', round: 1 }])
    expect(bookedLosses(lost)).toEqual([])
  })

  test('waits in vain once the tournament is over, and is nobody’s mark any more', () => {
    const booked = book(withResults(started(aTournamentOf(4))), P1)
    expect(bookedLosses(after(booked, finishTournament(booked)))).toEqual([])
  })

  test('the round it was booked in may be undone, and it counts when that is paired again', () => {
    const second = next(withResults(started(aTournamentOf(4))))
    const undone = after(book(second, P1), undoRound(book(second, P1), 2))
    expect(bookedLosses(undone)).toMatchObject([{ round: 2, bookedIn: 1 }])
    expect(codeOf(won(next(undone), P1))).toBe('score_without_lost_game')
  })

  test('is booked once, and with one more lost in that match the match is lost', () => {
    const booked = book(withResults(started(aTournamentOf(4))), P1)
    expect(codeOf(givePenalty(booked, given(P1, 'c2')))).toBe('game_loss_already_booked')
    const second = next(booked)
    const { forNextMatch: _, ...now } = given(P1, 'c2')
    expect(codeOf(givePenalty(second, now))).toBe('penalty_is_match_loss')
  })

  test('whoever reads only what older apps know sees it in the round that follows', () => {
    const decided = givePenalty(withResults(started(aTournamentOf(4))), given(P1))
    const [change] = decided.accepted ? decided.value : []
    expect(change).toMatchObject({ kind: 'penalty_given', penalty: 'game-loss', round: 2, bookedIn: 1 })
    expect(evolveAll(withResults(started(aTournamentOf(4))), change ? [change] : []).penalties).toHaveLength(1)
  })
})
