import { expect, test } from 'vitest'
import { defaultRounds } from './recommended-rounds.ts'
import { rulePackFor } from './rule-packs.ts'

/** Of so many players: "rounds/cut". */
function planned(game: Parameters<typeof rulePackFor>[0], ...players: readonly number[]): string {
  const pack = rulePackFor(game)
  const cutOf = (count: number) => pack.topCut.findLast((line) => count >= line.players)?.size ?? 0
  return players.map((count) => `${defaultRounds(pack, count)}/${cutOf(count)}`).join(' ')
}

/**
 * Publisher's event page "Championship 2023 Preliminary Round in Asia -3on3-", 1 July 2023: best of one, both lose at time. A store's rules
 * of 2025: 35 minutes. A program after the 2v2 rules (2024): a bye is worth a win, OMW and OOMW, floor of a third, ceil(log2 n).
 */
test('GAME-3 One Piece: the figures of its pack', () => {
  expect(rulePackFor('onepiece')).toMatchObject({
    ...{ official: false, version: '2023-07-01', points: { win: 3, draw: 0, loss: 0 }, bestOf: 1 },
    ...{ scoresAllowed: [[1, 0]], byeGames: [1, 0, 0], roundMinutes: 35, cutMinutes: 35, finalMinutes: null },
    tiebreakers: ['opponent-match-win', 'opponents-opponent-match-win'],
    matchWin: { kind: 'match-points', floor: [1, 3] },
    gameWin: { counts: false },
  })
  expect(planned('onepiece', 8, 16, 17, 64, 65, 512)).toBe('3/0 4/0 5/0 6/0 7/0 9/0')
})

/**
 * help.melee.gg, "Star Wars: Unlimited Tiebreakers" (read November 2026): matches won, OMW of wins alone, GW, OGW, each raised to a third; a match without
 * a winner is no win for either. 55 minutes, rounds and cut: by common practice.
 */
test('GAME-4 Star Wars: Unlimited: the figures of its pack', () => {
  expect(rulePackFor('starwars')).toMatchObject({
    ...{ official: false, points: { win: 1, draw: 0, loss: 0 }, bestOf: 3, byeGames: [2, 0, 0] },
    ...{ roundMinutes: 55, cutMinutes: 55, finalMinutes: null, unplayedDrawGames: 3 },
    scoresAllowed: rulePackFor('magic').scoresAllowed,
    tiebreakers: ['opponent-match-win', 'game-win', 'opponent-game-win'],
    matchWin: { kind: 'wins', tieWeight: [0, 1], floor: [1, 3] },
    gameWin: { counts: true, floor: [1, 3], ownFloor: true },
  })
  expect(planned('starwars', 8, 9, 32, 33)).toBe('3/0 4/0 5/0 6/0')
})

/**
 * fabtcg.com, "Pairings and Tiebreaker Policy" (2 February 2024): 1 for a win or a bye, 0 for a loss or a draw, cumulative tiebreaker (a quarter of the one
 * before plus the points), own losses, opponents' losses, opponents' cumulative. rules.fabtcg.com, Tournament Rules and Policy: best of
 * one (3.1), rounds and play-off (A.2).
 */
test('GAME-5 Flesh and Blood: the figures of its pack', () => {
  expect(rulePackFor('fleshandblood')).toMatchObject({
    ...{ official: false, points: { win: 1, draw: 0, loss: 0 }, bestOf: 1, byeGames: [1, 0, 0] },
    ...{ roundMinutes: 55, cutMinutes: null, finalMinutes: null },
    scoresAllowed: [
      [1, 0],
      [0, 0],
    ],
    tiebreakers: ['cumulative', 'opponent-match-win'],
    matchWin: { kind: 'wins', tieWeight: [1, 1], floor: [0, 1] },
    gameWin: { counts: false },
  })
  expect(planned('fleshandblood', 2, 3, 4, 8, 9, 16, 17, 32)).toBe('1/0 3/0 3/0 3/0 5/4 5/4 5/8 5/8')
  expect(planned('fleshandblood', 33, 64, 65, 128, 129, 224, 225, 384, 385, 736)).toBe(
    '6/8 6/8 7/8 7/8 8/8 8/8 9/8 9/8 10/8 10/8',
  )
})

/**
 * Bandai Organized Play Tournament Rules Manual, 6 June 2024, as a program takes it that names the manual for every figure: 3, 1 and 0, a bye
 * worth 3, best of three, a draw after three extra turns of a Swiss round, floor 0.33, rounds. An organizer of the publisher's events says
 * the same of draws, and 50 minutes.
 */
test('GAME-6 Digimon: the figures of its pack', () => {
  expect(rulePackFor('digimon')).toMatchObject({
    ...{ official: false, version: '2024-06-06', points: { win: 3, draw: 1, loss: 0 }, bestOf: 3 },
    ...{ byeGames: [2, 0, 0], roundMinutes: 50, cutMinutes: 50, finalMinutes: null },
    scoresAllowed: [
      ...[
        [2, 0],
        [2, 1],
        [1, 0],
      ],
      ...[
        [1, 1],
        [0, 0],
      ],
    ],
    tiebreakers: ['opponent-match-win', 'opponents-opponent-match-win'],
    matchWin: { kind: 'match-points', floor: [33, 100] },
    gameWin: { counts: false },
  })
  expect(planned('digimon', 4, 8, 9, 16, 32, 64, 128, 226, 227, 409, 410, 2000)).toBe(
    '3/0 3/0 4/0 4/0 5/0 6/0 7/0 8/0 9/0 9/0 10/0 10/0',
  )
})

/**
 * Riftbound Tournament Rules, 29 April 2026: best of three (404.2), ties after three extra turns (408), OMW, GW and OGW (409). Carde.io, the publisher's
 * platform: 3, 1 and 0, floor 0.33, five rounds for 32 and six for 64 players, a top 8 that organizers may leave out.
 */
test('GAME-7 Riftbound: the figures of its pack', () => {
  expect(rulePackFor('riftbound')).toMatchObject({
    ...{ official: false, version: '2026-04-29', points: { win: 3, draw: 1, loss: 0 }, bestOf: 3 },
    ...{ byeGames: [2, 0, 0], roundMinutes: 50, cutMinutes: 90, finalMinutes: null },
    scoresAllowed: rulePackFor('magic').scoresAllowed,
    tiebreakers: ['opponent-match-win', 'game-win', 'opponent-game-win'],
    matchWin: { kind: 'match-points', floor: [33, 100] },
    gameWin: { counts: true, floor: [33, 100] },
  })
  expect(planned('riftbound', 8, 32, 64)).toBe('3/0 5/0 6/0')
})

/** No document of the publisher was found. Organizers (2026): best of one in Swiss rounds, 30 to 35 minutes. The rest is as One Piece. */
test('GAME-8 Dragon Ball Fusion World: the figures of its pack', () => {
  const { tiebreakers, matchWin, points, scoresAllowed, byeGames } = rulePackFor('onepiece')
  expect(rulePackFor('dragonball')).toMatchObject({
    ...{ official: false, bestOf: 1, roundMinutes: 30, cutMinutes: 30, finalMinutes: null },
    ...{ tiebreakers, matchWin, points, scoresAllowed, byeGames },
  })
  expect(planned('dragonball', 8, 9, 33)).toBe('3/0 4/0 6/0')
})
