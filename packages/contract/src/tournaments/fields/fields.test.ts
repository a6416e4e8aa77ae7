import { expect, test } from 'vitest'
import { createQuickTournament } from '../create-quick-tournament.ts'
import { joinQuickTournament } from '../join-quick-tournament.ts'
import { sendScoreQuickTournament } from '../send-score-quick-tournament.ts'

const secret = '0123456789abcdef0123456789abcdef'

function issuesOf(result: { readonly success: boolean; readonly error?: { readonly issues: readonly Issue[] } }) {
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

test('CREA-2 a quick tournament needs a name and 2 to 256 players; every refused field is named', () => {
  const good = { name: '  Vendredi   soir ', playerCount: 8, organizerId: secret }
  expect(createQuickTournament.input.parse(good).name).toBe('Vendredi soir')
  const bad = createQuickTournament.input.safeParse({ name: ' ', playerCount: 1, organizerId: ' short' })
  expect(issuesOf(bad)).toEqual([
    'name: tournament_name_required',
    'playerCount: player_count_invalid',
    'organizerId: capability_invalid',
  ])
})

test.each([2.5, 257, '8', null, Number.NaN, Number.POSITIVE_INFINITY])(
  'CREA-2 %s is no number of players',
  (playerCount) => {
    const result = createQuickTournament.input.safeParse({ name: 'x', playerCount, organizerId: secret })
    expect(issuesOf(result)).toEqual(['playerCount: player_count_invalid'])
  },
)

test.each([' 12345678', '12345678 ', '-234567', 'né', '', `${'x'.repeat(129)}`, 'abc\n12345'])(
  'the secret %j is refused',
  (organizerId) => {
    const result = createQuickTournament.input.safeParse({ name: 'x', playerCount: 8, organizerId })
    expect(issuesOf(result)).toEqual(['organizerId: capability_invalid'])
  },
)

test('DETL-2 a name is trimmed, kept to 64 characters, and not the name of the bye', () => {
  const join = (playerName: unknown) =>
    joinQuickTournament.input.safeParse({ code: 'abcdef', playerName, playerId: secret })
  expect(join(' Zoé\u0000  Martin ').data).toMatchObject({ code: 'ABCDEF', playerName: 'Zoé Martin' })
  expect(join('Zo\ud83c').data?.playerName).toBe('Zo\ufffd')
  expect(issuesOf(join('   '))).toEqual(['playerName: player_name_required'])
  expect(issuesOf(join(undefined))).toEqual(['playerName: player_name_required'])
  expect(issuesOf(join('x'.repeat(65)))).toEqual(['playerName: player_name_too_long'])
  expect(issuesOf(join('Byé'))).toEqual(['playerName: player_name_reserved'])
})

test('API-1 a score is an object or a text, drawn games included', () => {
  const send = (score: unknown) =>
    sendScoreQuickTournament.input.safeParse({ code: 'ABCDEF', playerId: secret, matchId: 'r1-a-b', score })
  expect(send('2-1').data?.score).toEqual({ wins1: 2, wins2: 1, draws: 0 })
  expect(send('1-1-1').data?.score).toEqual({ wins1: 1, wins2: 1, draws: 1 })
  expect(send({ score1: 0, score2: 2 }).data?.score).toEqual({ wins1: 0, wins2: 2, draws: 0 })
  for (const bad of ['2', '2-', '-1-2', 'two-one', { score1: 2 }, { score1: '2', score2: 1 }, [2, 1], 21]) {
    expect(issuesOf(send(bad))).toEqual(['score: score_invalid'])
  }
})
