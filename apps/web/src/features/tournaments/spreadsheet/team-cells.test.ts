import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { acted, aTeamEvent, withTeams } from '@tablee/domain/tournaments/testing/a-team-event'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { pairingCells } from './pairing-cells.ts'
import { standingCells } from './standing-cells.ts'

const words = { column: (name: string) => name, percent: String, number: String, reach: null, bracket: () => '' }
const pairingWords = { column: words.column, state: words.column, table: String }

/** The first team of each table wins. */
function firstRound(teamKind: TeamKind): WholeTournament {
  let event = acted(withTeams(aTeamEvent(teamKind), [1, 2, 3]), { name: 'start-quick-tournament', input: {} })
  const won = { wins1: 2, wins2: 0, draws: 0 }
  const result =
    teamKind === 'trios'
      ? { seats: { scores: [won, { wins1: 0, wins2: 2, draws: 0 }, won] } }
      : { score: { wins1: 1, wins2: 0, draws: 0 } }
  for (const { id: matchId } of event.matches.filter(isPlayed)) {
    event = acted(event, { name: 'update-score-quick-tournament', input: { matchId, ...result } })
  }
  return event
}

const standingsOf = (event: WholeTournament) =>
  standingCells(computeStandings({ ...event, throughRound: 1 }), event, words)

test('TEAM-43 the file of the standings names each team, and its people by seat', () => {
  const event = firstRound('trios')
  const [head = [], ...rows] = standingsOf(event)
  expect(head.slice(0, 6)).toEqual(['rank', 'team', 'seatA', 'seatB', 'seatC', 'points'])
  expect(rows.map((row) => row.slice(1, 5)).toSorted()).toEqual(
    [1, 2, 3].map((team) => [`Équipe ${team}`, `Nom t${team}A`, `Nom t${team}B`, `Nom t${team}C`]),
  )
  expect(rows.map((row) => row[5])).toEqual(['3', '3', '0'])
  expect(rows.every((row) => row.length === head.length)).toBe(true)
})

test('TEAM-43 of teams of two likewise, and after a bracket beside how far they came', () => {
  const event = firstRound('two-headed-giant')
  expect(standingsOf(event)[0]?.slice(0, 5)).toEqual(['rank', 'team', 'member1', 'member2', 'points'])
  const reach = { of: () => 'Victoire', hasPlace: () => true, isAlone: true } as never
  const [head = [], first = []] = standingCells(computeStandings({ ...event, throughRound: 1 }), event, {
    ...words,
    reach,
  })
  expect(head).toEqual(['rank', 'team', 'member1', 'member2', 'reach', 'droppedAfter'])
  expect(first.slice(1, 5)).toEqual([
    expect.stringMatching(/^Équipe/),
    expect.any(String),
    expect.any(String),
    'Victoire',
  ])
})

test('TEAM-43 the file of the tables names teams and the matches they won, or their one game', () => {
  const trios = firstRound('trios')
  const [head, table, bye] = pairingCells(trios.matches, entrantNames(trios), pairingWords)
  expect(head).toEqual(['round', 'table', 'team1', 'team2', 'matches1', 'matches2', 'matchesDrawn', 'state'])
  expect(table?.slice(2)).toEqual([
    expect.stringMatching(/^Équipe/),
    expect.stringMatching(/^Équipe/),
    '2',
    '1',
    '0',
    'terminated',
  ])
  expect(bye?.slice(2)).toEqual([expect.stringMatching(/^Équipe/), '', '', '', '', 'bye'])
  const giants = firstRound('two-headed-giant')
  const [headings, game] = pairingCells(giants.matches, entrantNames(giants), pairingWords)
  expect(headings?.slice(4, 7)).toEqual(['wins1', 'wins2', 'draws'])
  expect(game?.slice(4)).toEqual(['1', '0', '0', 'terminated'])
})
