import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { publicId } from '../testing/a-tournament.ts'
import type { TournamentCode, TournamentId } from '../tournament.ts'
import { readRescue, rescueSource } from './read-rescue.ts'
import { rescuedFile, rescuePreview } from './rescued-file.ts'

const WISHES = { name: 'Repris', game: 'magic', lot: 'lot' } as const
const ELSEWHERE = { id: 'e' as TournamentId, code: 'ZZZZZZ' as TournamentCode, organizer: publicId('me') }
const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Tom'] as const

/** Rounds of five: who met, games of both, and who sits out. */
const ROUNDS = [
  [
    [0, 1, 2, 1],
    [2, 3, 1, 1],
  ],
  [
    [4, 0, 0, 2],
    [3, 1, 2, 0],
  ],
] as const

const matches = ROUNDS.flatMap((round, index) =>
  round.map(([one, two, wins1, wins2]) => ({
    ...{ round: index + 1, one, two, wins1, wins2 },
    winner: wins1 === wins2 ? null : wins1 > wins2 ? one : two,
  })),
)
const id = (place: number) => 100 + place

const CHALLONGE_1 = {
  tournament: {
    ...{ name: 'Vendredi', tournament_type: 'swiss', game_name: 'Magic: The Gathering' },
    participants: NAMES.map((name, place) => ({ participant: { id: id(place), name, active: true } })),
    matches: matches.map(({ round, one, two, wins1, wins2, winner }, index) => ({
      match: {
        ...{ id: index, round, state: 'complete', player1_id: id(one), player2_id: id(two) },
        ...{ winner_id: winner === null ? null : id(winner), scores_csv: `${wins1}-${wins2}` },
      },
    })),
  },
}

const CHALLONGE_2 = {
  data: { id: '1', type: 'tournament', attributes: { name: 'Vendredi', tournament_type: 'swiss' } },
  included: [
    ...NAMES.map((name, place) => ({ id: String(id(place)), type: 'participant', attributes: { name } })),
    ...matches.map(({ round, one, two, wins1, wins2, winner }, index) => ({
      ...{ id: String(index), type: 'match' },
      attributes: {
        ...{ round, state: 'complete', scores: `${wins1} - ${wins2}`, tie: winner === null },
        winner_id: winner === null ? null : id(winner),
        points_by_participant: [one, two].map((place) => ({ participant_id: id(place), scores: [] })),
      },
      ...(index % 2 === 0 && {
        relationships: { player1: { data: { id: id(one) } }, player2: { data: { id: String(id(two)) } } },
      }),
    })),
  ],
}

const slot = (place: number, value: number) => ({
  entrant: { id: id(place), name: NAMES[place] },
  standing: { stats: { score: { value } } },
})
const STARTGG = {
  data: {
    event: {
      ...{ name: 'Modern', tournament: { name: 'Vendredi' }, videogame: { name: 'Magic: the Gathering' } },
      sets: {
        nodes: matches.map(({ round, one, two, wins1, wins2, winner }) => ({
          ...{ round, fullRoundText: `Round ${round}`, winnerId: winner === null ? null : id(winner) },
          slots: [slot(one, wins1), slot(two, wins2)],
        })),
      },
    },
  },
}

test.each([
  ['RESC-2 Challonge, version 1', CHALLONGE_1, 'Vendredi'],
  ['RESC-2 Challonge, version 2.1', CHALLONGE_2, 'Vendredi'],
  ['RESC-3 start.gg', STARTGG, 'Vendredi, Modern'],
  ['RESC-3 several answers of start.gg', [STARTGG], 'Vendredi, Modern'],
])('%s: rounds with their games, and a bye for who sat out alone', (_, answer, name) => {
  const text = JSON.stringify(answer, null, 1)
  expect(rescueSource(text)).toBe('json')
  const { read, fault } = readRescue(text)
  expect(fault).toBeUndefined()
  if (!read) return
  expect(read).toMatchObject({ name, areGamesKnown: true, pending: 0 })
  const told = read.rounds.map(({ tables, byes }) => ({
    tables: tables.map((table) => 'players' in table && [...table.players, table.score]),
    byes: byes.map((place) => read.players[place]?.name),
  }))
  const nameAt = (place: number) => read.players.findIndex((player) => player.name === NAMES[place])
  expect(told.map(({ tables }) => tables)).toEqual(
    ROUNDS.map((round) =>
      round.map(([one, two, wins1, wins2]) => [nameAt(one), nameAt(two), { wins1, wins2, draws: 0 }]),
    ),
  )
  // Whoever comes to the next round sat out the one before; Léa is in no later one here.
  expect(told[0]?.byes).toEqual(['Tom'])
  expect(importTournament(rescuedFile(read, WISHES), ELSEWHERE)).toMatchObject({ accepted: true })
})

test('RESC-2 who withdrew has no bye, and an open match is still to be played', () => {
  const { tournament } = CHALLONGE_1
  const open = tournament.matches.map((item, index) =>
    index === 3 ? { match: { ...item.match, state: 'open', winner_id: null, scores_csv: '' } } : item,
  )
  const people = tournament.participants.map((item, place) =>
    place === 2 ? { participant: { ...item.participant, active: false } } : item,
  )
  const { read } = readRescue(JSON.stringify({ tournament: { ...tournament, matches: open, participants: people } }))
  expect(read).toMatchObject({ pending: 1, rounds: [{}, { byes: [] }] })
  expect(read?.players.find(({ name }) => name === 'Léa')).toMatchObject({ droppedAfter: 1 })
})

test('RESC-3 a side that was disqualified loses, and its games are not made up', () => {
  const [first] = STARTGG.data.event.sets.nodes
  const nodes = [{ ...first, slots: [slot(0, 0), slot(1, -1)], winnerId: id(0) }]
  const { read } = readRescue(JSON.stringify({ data: { event: { sets: { nodes } } } }))
  expect(read).toMatchObject({ areGamesKnown: false, rounds: [{ tables: [{ score: { wins1: 1, wins2: 0 } }] }] })
})

test('RESC-5 a bracket does not go on', () => {
  const { tournament } = CHALLONGE_1
  const bracket = { tournament: { ...tournament, tournament_type: 'double elimination' } }
  expect(readRescue(JSON.stringify(bracket)).fault).toMatchObject({ kind: 'bracket' })
  const nodes = STARTGG.data.event.sets.nodes.map((set) => ({ ...set, fullRoundText: 'Winners Round 1' }))
  expect(readRescue(JSON.stringify({ data: { event: { sets: { nodes } } } })).fault).toMatchObject({ kind: 'bracket' })
})

test.each([
  ['what is cut off', '{"tournament": {', { kind: 'notJson' }],
  ['something else', '{"cards": []}', { kind: 'jsonShape' }],
  ['a list of numbers', '[1, 2]', { kind: 'jsonShape' }],
  [
    'a participant without a name',
    JSON.stringify({ tournament: { participants: [{ participant: { id: 1 } }] } }),
    { kind: 'jsonPath', found: 'tournament.participants[0].participant.name' },
  ],
  [
    'a match of somebody unknown',
    JSON.stringify({
      tournament: { ...CHALLONGE_1.tournament, matches: [{ match: { round: 1, player1_id: 7, player2_id: 8 } }] },
    }),
    { kind: 'jsonPath', found: 'tournament.matches[0].match' },
  ],
  [
    'a match without a round',
    JSON.stringify({ tournament: { ...CHALLONGE_1.tournament, matches: [{ match: { player1_id: 100 } }] } }),
    { kind: 'jsonPath', found: 'tournament.matches[0].match.round' },
  ],
  [
    'a set without its places',
    JSON.stringify({ data: { event: { sets: { nodes: [{ round: 1 }] } } } }),
    { kind: 'jsonPath', found: 'data.event.sets.nodes[0].slots' },
  ],
])('RESC-4 %s is told with its path', (_, text, fault) => {
  expect(readRescue(text).fault).toMatchObject(fault)
})

const MELEE = [
  'RoundNumber,TableNumber,Player1,Player2,Result',
  '1,1,Zoé,Max,Zoé won 2-1-0',
  '1,2,Léa,Inès,1-1-1 Draw',
  '1,,Tom,,Tom was assigned a bye',
  '2,1,Tom,Zoé,Zoé won 2-0-0',
  '2,2,Inès,Max,Inès won 2-0-0',
  '2,,Léa,,Léa was assigned a bye',
].join('\n')
const MELEE_STANDINGS = [
  'Rank,FirstName,LastName,MatchWins,MatchLoses,MatchDraws,Points,OpponentMatchWinPercentage',
  '1,Zoé,Martin,2,0,0,6,0.33',
  '2,Inès,Roy,1,0,1,4,0.33',
].join('\n')

test('RESC-1 exported pairings of Melee go on as rounds, with their byes', () => {
  const { read } = readRescue(MELEE)
  expect(read).toMatchObject({ areGamesKnown: true, pending: 0, rounds: [{ byes: [4] }, { byes: [2] }] })
  expect(read && rescuePreview(read, WISHES)?.rows[0]).toMatchObject({ name: 'Zoé', points: 6, rank: 1 })
})

test('RESC-1 exported standings of Melee have names of two columns, and the last phase counts', () => {
  const twice = `${MELEE_STANDINGS.replace('2,0,0,6', '1,0,0,3')}\n${MELEE_STANDINGS}`
  for (const text of [MELEE_STANDINGS, twice]) {
    const { read } = readRescue(`Round 1\n1,Zoé Martin,Inès Roy,2-0\n${text}`)
    expect(read?.standings.map(({ name, points }) => [name, points])).toEqual([
      ['Zoé Martin', 6],
      ['Inès Roy', 4],
    ])
  }
})

test('RESC-9 another worth of a match is asked for: results follow from two points a win', () => {
  const text = [
    ...['Ronde 1', 'Joueur 1;Joueur 2', 'Zoé (0);Max (0)', 'Léa (0);Inès (0)'],
    ...['Classement', 'Nom;Points', 'Zoé;2', 'Léa;1', 'Inès;1', 'Max;0'],
  ].join('\n')
  expect(readRescue(text).read).toMatchObject({ workedOut: 1, pending: 1 })
  const scale = { win: 2, draw: 1, loss: 0 }
  const { read } = readRescue(text, scale)
  expect(read).toMatchObject({ workedOut: 2, pending: 0 })
  if (!read) return
  expect(rescuePreview(read, WISHES)?.differences).not.toEqual([])
  const asked = { ...WISHES, points: scale, bestOf: 1, plannedRounds: 4 }
  expect(rescuePreview(read, asked)?.differences).toEqual([])
  expect(rescuedFile(read, asked)).toMatchObject({ plannedRounds: 4, rules: { points: scale, bestOf: 1 } })
  const imported = importTournament(rescuedFile(read, asked), ELSEWHERE)
  if (!imported.accepted) throw new Error(JSON.stringify(imported.refusal))
  expect(evolveAll(createdTournament(imported.value.created), imported.value.settled).rules.points).toEqual(scale)
})

test('RESC-10 whom the shop knows is called as it does, unless two would have one name', () => {
  const { read } = readRescue('Ronde 1\nZoe M.;Max;2-0\nLea;Ines;2-0')
  if (!read) throw new Error('not read')
  const known = new Map([
    ['zoe m.', 'Zoé Martin'],
    ['lea', 'Max'],
  ])
  expect(rescuedFile(read, { ...WISHES, known }).players.map(({ name }) => name)).toEqual([
    ...['Zoé Martin', 'Max', 'Lea', 'Ines'],
  ])
})

const seed = process.env.RESCUE_SEED ?? String(Math.trunc(Math.random() * 2 ** 32))

test(`RESC-4 whatever an answer holds is read or told (RESCUE_SEED=${seed})`, () => {
  const next = seededRandom(seed)
  const below = (count: number) => Math.floor(next() * count)
  const strange = [null, '', -1, 1.5, 1e300, [], {}, '101', 101, 'Zoé', true, 'x'.repeat(400), '__proto__', '\uD800']
  const spoilt = (value: unknown): unknown => {
    if (below(40) === 0) return strange[below(strange.length)]
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, of]) => (below(60) === 0 ? [] : [[key, spoilt(of)]])),
    )
  }
  let taken = 0
  for (let run = 0; run < 2_000; run++) {
    const text = JSON.stringify(spoilt([CHALLONGE_1, CHALLONGE_2, STARTGG][run % 3]))
    const { read, fault } = readRescue(text ?? '')
    expect(read ?? fault).toBeDefined()
    if (!read) continue
    taken++
    expect(importTournament(rescuedFile(read, WISHES), ELSEWHERE), `run ${run}`).toMatchObject({ accepted: true })
  }
  expect(taken).toBeGreaterThan(50)
})

test.each([
  ['lists', '['],
  ['objects', '{"a":'],
  ['letters', '{"'],
  ['numbers', '[1,'],
])('RESC-4 a million characters of %s are told', (_, piece) => {
  expect(readRescue(piece.repeat(Math.floor(999_000 / piece.length))).fault).toBeDefined()
})
